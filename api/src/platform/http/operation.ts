export interface Operation {
  operationId?: string;
  tags?: readonly string[];
  description?: string;
  parameters?: { name: string; in: string; description?: string; example?: unknown }[];
  requestBody?: { content: Record<string, { examples?: unknown }> };
  responses: Record<string, unknown>;
  'x-access'?: string;
  'x-recent-login'?: boolean;
}

/** Where an operation is: `post`, `/api/v1/carts`. */
export interface Place {
  method: string;
  path: string;
}
