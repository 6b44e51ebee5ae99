import { partTexts } from '../platform/messages/en/product-parts';
import { Dialog } from '../ui/dialog';
import { useBackCloses } from '../ui/use-back-closes';
import { SizeChart } from './size-chart';

/** The sizes of a category with what to measure, as a dialog. */
export default function SizeTable({ category, onClose }: { category: string; onClose: () => void }) {
  useBackCloses(true, onClose);
  const label = `${category.charAt(0).toUpperCase()}${category.slice(1)}`;
  return (
    <Dialog open onClose={onClose} title={`${partTexts.sizeGuide}: ${label}`}>
      <SizeChart category={category} label={label} />
    </Dialog>
  );
}
