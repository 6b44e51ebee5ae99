import { LegalPage } from '../layout/legal-page';
import { termsTexts } from '../platform/messages/en/legal';

export const meta = () => [
  { title: 'Terms Of Use | Duka' },
  { name: 'description', content: termsTexts.lead },
];

export default function TermsPage() {
  return <LegalPage {...termsTexts} />;
}
