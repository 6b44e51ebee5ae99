import { Breadcrumb } from '../ui/breadcrumb';

export const meta = () => [{ title: 'Feedback | Duka' }];

export default function FeedbackPage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: 'Feedback' }]} />
      <h1>Feedback</h1>
    </div>
  );
}
