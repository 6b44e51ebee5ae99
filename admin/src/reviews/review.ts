export type ReviewRecord = {
  id: string;
  rating: number;
  title: string | null;
  comment: string | null;
  author: string;
  status: string;
  verified: boolean;
  productId: string;
  productName?: string;
  createdAt: string;
};
