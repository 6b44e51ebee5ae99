import { SizeChart } from '../catalogue/size-chart';
import { sizeGuidePage } from '../platform/messages/en/help';
import { pageMeta } from '../platform/page-meta';
import { publicUrl } from '../platform/public-url';
import { Breadcrumb } from '../ui/breadcrumb';
import type { Route } from './+types/size-guide-page';
import { loadPage } from './load-page';
import { ownMeta } from './own-meta';
import { OwnOr } from './parts/own-or';

export const loader = async ({ request }: Route.LoaderArgs) => ({
  url: publicUrl('/size-guide'),
  own: await loadPage(request, 'size-guide'),
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: sizeGuidePage.title,
    description: sizeGuidePage.lead,
    url: loaderData?.url,
    ...(loaderData?.own && ownMeta(loaderData.own)),
  });

const charts = [['', sizeGuidePage.clothes], ...Object.entries(sizeGuidePage.of)] as const;

export default function SizeGuidePage({ loaderData: { own } }: Route.ComponentProps) {
  return (
    <OwnOr own={own}>
      <Charts />
    </OwnOr>
  );
}

function Charts() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: sizeGuidePage.title }]} />
      <h1>{sizeGuidePage.title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-soft">{sizeGuidePage.lead}</p>
      <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
        {charts.map(([category, label]) => (
          <section key={label} aria-label={label} className="card min-w-0">
            <h2 className="mb-3">{label}</h2>
            <SizeChart category={category} label={label} />
          </section>
        ))}
      </div>
    </div>
  );
}
