import { Breadcrumb } from '../ui/breadcrumb';

export const meta = () => [{ title: 'Category | Duka' }];

export default function CategoryPage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: 'Category' }]} />
      <h1>Category</h1>
    </div>
  );
}
