import { LegalPage } from '../layout/legal-page';
import { privacyTexts } from '../platform/messages/en/legal';

export const meta = () => [
  { title: 'Privacy Policy | Duka' },
  { name: 'description', content: privacyTexts.lead },
];

export default function PrivacyPage() {
  return <LegalPage {...privacyTexts} />;
}
