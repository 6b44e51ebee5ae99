import { Body, Controller, Get, Param, Put, type PipeTransform } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { sql } from 'kysely';
import { refusal } from '../../../kernel/refusal.js';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { Audited } from '../../../platform/audit/audited.js';
import { Allow } from '../../../platform/auth/allow.js';
import { fieldView } from '../../../platform/http/declared-field.dto.js';
import { ApiDoc } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import { Precondition } from '../../../platform/http/preconditions.js';
import { ChangeIdentity } from '../../application/change-identity.js';
import { PresentIdentity } from '../../application/present-identity.js';
import { Identities } from '../../application/ports.js';
import { IDENTITY } from '../../domain/fields.js';
import { IdentityWrong } from '../../domain/identity.js';
import { IDENTITY_ROW } from '../persistence/postgres-identities.js';
import { ChangeIdentityDto, FieldGroupDto, IdentityDto } from './identity.dto.js';

/** There is one, of the shop. */
const SHOP = 'shop';

export const NoSuchIdentity = refusal(
  'not-found',
  'identity_not_found',
  'There is only the identity of the shop.',
);

export class OnlyShop implements PipeTransform<string, string> {
  transform(id: string): string {
    if (id !== SHOP) throw new NoSuchIdentity();
    return id;
  }
}

// raw: the row as the audit log finds it, by the id of the address
const KEPT = () => sql`(select ${SHOP}::text as key, value from setting where key = ${IDENTITY_ROW})`;

const parameters = { id: SHOP };

@ApiTags('admin-settings')
@Allow('settings.read')
@ApiDoc({
  adminDefineIdentity: {},
  adminGetIdentity: { parameters, refuses: [new NoSuchIdentity()] },
  adminUpdateIdentity: {
    parameters,
    requests: {
      colours: {
        summary: 'A blue shop',
        value: { fields: { accentLight: '#1d5fd1', accentDark: '#8ab6ff' } },
      },
      back: { summary: 'Duka’s own letters again', value: { fields: { fonts: null } } },
    },
    refuses: [
      new NoSuchIdentity(),
      new IdentityWrong([
        {
          field: 'fields.accentLight',
          message: 'Accent has a contrast of 1.36 with the white page; it must be at least 4.5',
        },
      ]),
      new InvalidInput([{ field: 'fields', message: 'fields must be an object' }]),
    ],
  },
})
@Controller('api/v1/admin')
export class AdminIdentityController {
  constructor(
    private readonly identities: Identities,
    private readonly change: ChangeIdentity,
    private readonly present: PresentIdentity,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The fields of the identity: a form is made of them. */
  @Get('definitions/identity')
  adminDefineIdentity(): FieldGroupDto[] {
    return IDENTITY.map(({ title, hint, fields }) => ({ title, hint, fields: fields.map(fieldView) }));
  }

  /** By what the shop is known; the id is `shop`. */
  @Get('identity/:id')
  async adminGetIdentity(@Param('id', OnlyShop) id: string): Promise<IdentityDto> {
    return { id, fields: { ...(await this.identities.read()) } };
  }

  /** Changes the fields that are sent and leaves the others. */
  @Allow('settings.write')
  @Precondition((it: AdminIdentityController, id) => it.adminGetIdentity(id), (id) => id === SHOP)
  @Put('identity/:id')
  @Audited('identity', KEPT, 'key')
  async adminUpdateIdentity(
    @Param('id', OnlyShop) id: string,
    @Body() body: ChangeIdentityDto,
  ): Promise<IdentityDto> {
    const fields = { ...(await this.change.changeIdentity(body.fields)) };
    this.unitOfWork.afterCommit(() => this.present.told());
    return { id, fields };
  }
}
