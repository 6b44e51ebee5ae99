import { CALM_CARDS, type CardSwitches } from './switches.js';

/** One thing that goes wrong at the card provider, to be watched by people. */
export interface Scenario {
  id: string;
  title: string;
  /** What to expect of the shop meanwhile. */
  watch: string;
  switches: CardSwitches;
}

const scenario = (id: string, title: string, watch: string, faults: Partial<CardSwitches>): Scenario => ({
  id,
  title,
  watch,
  switches: { ...CALM_CARDS, ...faults },
});

export const SCENARIOS: readonly [Scenario, ...Scenario[]] = [
  scenario('none', 'All is well', 'Pay by card: the order is paid when you are back in the shop.', {}),
  scenario(
    'late',
    'The webhook is late',
    'It comes ten seconds after the payment. Back in the shop the order is paid already: the shop asks the provider itself. Close the window instead, and the order waits for the webhook.',
    { webhooks: 'delay', redirectFirst: true },
  ),
  scenario(
    'doubled',
    'The webhook comes twice',
    'The order is paid once; the second message changes nothing.',
    { webhooks: 'duplicate' },
  ),
  scenario(
    'lost',
    'The webhook is lost',
    'Close the window after paying. The order is unpaid until the shop asks the provider by itself, after two minutes at most; put the clock forward to see it at once.',
    { webhooks: 'drop', redirectFirst: true },
  ),
  scenario(
    'declined',
    'The card is declined',
    'Every card is. Nothing is charged, the order waits for another card, and is let go when nobody pays.',
    { declined: true },
  ),
  scenario(
    'slow',
    'The provider is slow',
    'It answers after eight seconds, and the shop gives up before: “Checkout failed. Please try again.” The next try goes on with the same order. Cash, mobile money and browsing work as ever.',
    { answers: 'slow' },
  ),
  scenario(
    'nonsense',
    'The provider answers nonsense',
    'A web page instead of data. As with a slow provider, nothing is charged and the next try goes on.',
    { answers: 'web-page' },
  ),
  scenario(
    'crash',
    'The shop crashes after the capture',
    'Once: the provider has the money, and the API is killed before it hears of it. It is started again, the webhook is sent again, and the order is paid once.',
    { crash: true },
  ),
];
