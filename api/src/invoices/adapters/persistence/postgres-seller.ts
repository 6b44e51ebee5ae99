import { Injectable } from '@nestjs/common';
import { ShopLooks } from '../../../kernel/shop-look.js';
import { pictureKey } from '../../../kernel/fields/picture.js';
import { ServePicture } from '../../../media/application/serve-picture.js';
import { PicturesUnavailable, PictureNotFound } from '../../../media/domain/refusals.js';
import { Database } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { settingSchema } from '../../../settings/adapters/persistence/setting.schema.js';
import { Seller, type PrintedSeller } from '../../application/ports.js';

/** What the settings say, too, until somebody saves them. */
const UNSET: PrintedSeller = {
  name: 'Duka',
  address: '1 Market Street, Kampala',
  supportEmail: 'support@duka.example',
  taxNumber: '',
};

const LOGO_BOX = { width: 440, height: 88 };

/** A paper is issued, too, while the pictures cannot be reached: its name is written out. */
function without(error: unknown): undefined {
  if (error instanceof PicturesUnavailable || error instanceof PictureNotFound) return undefined;
  throw error;
}

/** The seller as the shop's settings name it. */
@Injectable()
export class PostgresSeller implements Seller {
  constructor(
    private readonly database: Database,
    private readonly identity: ShopLooks,
    private readonly pictures: ServePicture,
  ) {}

  async read(): Promise<PrintedSeller> {
    const row = await this.database
      .sql<Tables<typeof settingSchema>>()
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'shop')
      .executeTakeFirst();
    return { ...UNSET, ...(row?.value as Partial<PrintedSeller> | undefined), ...(await this.look()) };
  }

  private async look(): Promise<Partial<PrintedSeller>> {
    const { logo, logoDark, tones, companyName, companyNumber } = await this.identity.get();
    const [band, onBand] = ['stage', 'on-stage'].map(
      (name) => tones.find((tone) => tone.name === name)?.light,
    );
    const placed = logoDark ?? logo;
    const png = placed && (await this.pictures.png(pictureKey(placed.url), LOGO_BOX).catch(without));
    return {
      ...{ companyName, companyNumber },
      ...(band && onBand ? { band, onBand } : {}),
      ...(png ? { logo: { png, isOnBand: logoDark !== null } } : {}),
    };
  }
}
