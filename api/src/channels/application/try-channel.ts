import type { Door, Trial } from '../../kernel/connections.js';
import { ChannelClosed, type Channel } from '../plugins/contract.js';
import type { ChannelStates, ChannelSums } from './ports.js';

/** Looks whether a channel opens, and says how the goods stand there. */
export class TryChannel {
  constructor(private readonly states: Pick<ChannelStates, 'sums'>) {}

  async tryChannel(channel: Channel, door: Door): Promise<Trial> {
    try {
      const session = await channel.open(door);
      const found = await session.look();
      return {
        worked: true,
        message: `${found} ${wordsOf(await this.states.sums(channel.connection.name))}`,
      };
    } catch (error) {
      if (error instanceof ChannelClosed) return { worked: false, message: error.message };
      throw error;
    }
  }
}

function wordsOf({ taken, refused, waiting, due, refusals }: ChannelSums): string {
  const counts = [`${taken} taken`, `${refused} refused`, `${waiting} waiting`].join(', ');
  const still = due > 0 ? ` Of ${due} products something is still to be told.` : '';
  const reasons = refusals.map(({ sku, message }) => ` ${sku}: ${message}`).join('');
  return `Variants there: ${counts}.${still}${reasons}`;
}
