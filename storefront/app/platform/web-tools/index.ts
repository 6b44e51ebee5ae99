import { putIntoCart, readCart } from './cart';
import { readProduct, searchProducts } from './goods';
import { readOrders } from './orders';
import type { ModelContext } from './tool';

export const TOOLS = [searchProducts, readProduct, putIntoCart, readCart, readOrders];

/** Tells the browser's assistant what it may do here; they stay as long as the document does. */
export async function tellTools(context: ModelContext): Promise<void> {
  for (const tool of TOOLS) await context.registerTool(tool);
}
