import type { Caller } from '../../kernel/caller.js';
import type { Ids } from '../../kernel/ids.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { EventFeed } from '../../events/application/ports.js';
import { TooManyWebhooks, WebhookNotFound } from '../domain/refusals.js';
import { checkTypes, MOST_WEBHOOKS, type Webhook } from '../domain/webhook.js';
import type { Deliveries, Post, WebhookSecrets, Webhooks } from './ports.js';

export type WebhookTerms = Pick<Webhook, 'name' | 'url' | 'types'>;

/** A webhook with the text of its secret, which is told here and nowhere else. */
export interface ToldWebhook {
  id: string;
  secret: string;
}

/** Where other systems are told what happens. */
export class ManageWebhooks {
  constructor(
    private readonly webhooks: Webhooks,
    private readonly deliveries: Deliveries,
    private readonly secrets: WebhookSecrets,
    private readonly post: Post,
    private readonly feed: EventFeed,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** It is told what happens from now on. @throws AddressRefused, PatternTaken, WebhookNameTaken, TooManyWebhooks */
  async create({ accountId }: Caller, terms: WebhookTerms): Promise<ToldWebhook> {
    this.post.check(terms.url);
    checkTypes(terms.types);
    const id = this.ids.next();
    const { text, sealed } = this.secrets.make();
    // gives places to what happened before, so that it is not told
    await this.feed.after(0, 1);
    const { forgotten, last } = await this.feed.bounds();
    await this.unitOfWork.run(async () => {
      if ((await this.webhooks.count()) >= MOST_WEBHOOKS) throw new TooManyWebhooks(MOST_WEBHOOKS);
      const webhook = { id, ownerId: accountId, ...terms, off: null };
      await this.webhooks.add(webhook, last?.position ?? forgotten, sealed);
    });
    return { id, secret: text };
  }

  /**
   * What is not named stays. Whoever switches it on is told when it is off again; what waits and what happened meanwhile
   * follows, as far as it is kept.
   *
   * @throws WebhookNotFound, AddressRefused, PatternTaken, WebhookNameTaken
   */
  async change(
    { accountId }: Caller,
    id: string,
    { isOn, ...terms }: Partial<WebhookTerms> & { isOn?: boolean | undefined },
  ): Promise<void> {
    if (terms.url !== undefined) this.post.check(terms.url);
    await this.unitOfWork.run(async () => {
      const webhook = await this.known(id);
      const goesOn = isOn === true && webhook.off !== null;
      const changed = {
        ...webhook,
        ...terms,
        ...(goesOn ? { off: null, ownerId: accountId } : {}),
        ...(isOn === false && webhook.off === null ? { off: 'by-hand' as const } : {}),
      };
      checkTypes(changed.types);
      await this.webhooks.save(changed);
      if (goesOn) await this.deliveries.beginAnew(id);
    });
  }

  /** Makes another secret; for `hours` more each message is signed with the present ones, too. @throws WebhookNotFound */
  async rotate(id: string, hours: number): Promise<ToldWebhook> {
    const { text, sealed } = this.secrets.make();
    await this.unitOfWork.run(async () => {
      await this.known(id);
      await this.webhooks.renew(id, sealed, hours);
    });
    return { id, secret: text };
  }

  /** With what was delivered to it. @throws WebhookNotFound */
  async remove(id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.known(id);
      await this.webhooks.remove(id);
    });
  }

  private async known(id: string): Promise<Webhook> {
    const webhook = await this.webhooks.lock(id);
    if (!webhook) throw new WebhookNotFound();
    return webhook;
  }
}
