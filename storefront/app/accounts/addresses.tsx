import { useState } from 'react';
import type { SavedAddress } from '../platform/api/types';
import { deleteAddress, listAddresses } from '../platform/api/accounts';
import { messageOf } from '../platform/api/api-error';
import { addressLine } from '../platform/forms/address';
import { settingsTexts } from '../platform/messages/en/profile';
import { toast } from '../platform/toasts';
import { useLoad } from '../platform/use-load';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { firstClick } from '../ui/first-click';
import { Icon } from '../ui/icon';
import { EmptyState, ErrorState, LateSkeleton } from '../ui/states';
import { AddressForm } from './address-form';
import { LeftToRight } from '../ui/left-to-right';

type Editing = { address: SavedAddress | null } | null;

/** The address book: add, change, make default, delete. */
export function Addresses() {
  const loaded = useLoad(async () => (await listAddresses()).data);
  const [editing, setEditing] = useState<Editing>(null);
  if (loaded.state === 'failed')
    return <ErrorState title={settingsTexts.addressesFailed} onRetry={loaded.reload} />;
  if (loaded.state === 'loading') return <LateSkeleton className="h-40 rounded-l" />;
  const addresses = loaded.data;

  async function remove(address: SavedAddress): Promise<void> {
    loaded.replace(addresses.filter((one) => one !== address));
    try {
      await deleteAddress(address._id);
      toast.success(settingsTexts.addressDeleted);
    } catch (error) {
      toast.error(messageOf(error, settingsTexts.addressDeleteFailed));
    }
    loaded.reload();
  }

  return (
    <>
      {addresses.length === 0 ? (
        <EmptyState icon="box" title={settingsTexts.noAddresses} text={settingsTexts.noAddressesText} />
      ) : (
        <ul className="grid gap-4 md:grid-cols-2">
          {addresses.map((address) => (
            <AddressCard
              key={address._id}
              address={address}
              onEdit={() => setEditing({ address })}
              onDelete={() => void remove(address)}
            />
          ))}
        </ul>
      )}
      <Button look="secondary" className="mt-5" onClick={() => setEditing({ address: null })}>
        <Icon name="plus" />
        {settingsTexts.addAddress}
      </Button>
      <Dialog
        open={editing !== null}
        onClose={() => setEditing(null)}
        title={editing?.address ? settingsTexts.editAddress : settingsTexts.addAddress}
      >
        <AddressForm
          address={editing?.address ?? null}
          onSaved={() => {
            setEditing(null);
            loaded.reload();
          }}
        />
      </Dialog>
    </>
  );
}

type CardProps = { address: SavedAddress; onEdit: () => void; onDelete: () => void };

function AddressCard({ address, onEdit, onDelete }: CardProps) {
  const line = addressLine(address);
  return (
    <li className="card grid content-start gap-1">
      <p className="flex items-center gap-2 font-semibold">
        {address.firstName} {address.lastName}
        {address.isDefault && <Badge look="good">{settingsTexts.isDefault}</Badge>}
      </p>
      <p className="text-balance text-ink-soft">{line}</p>
      {address.phone && (
        <p className="text-ink-soft">
          <LeftToRight>{address.phone}</LeftToRight>
        </p>
      )}
      <div className="mt-2 -mb-2 -ms-[0.9rem] flex gap-1">
        <Button look="quiet" aria-label={settingsTexts.editOf(line)} onClick={onEdit}>
          {settingsTexts.edit}
        </Button>
        <Button look="quiet" aria-label={settingsTexts.deleteOf(line)} onClick={firstClick(onDelete)}>
          {settingsTexts.delete}
        </Button>
      </div>
    </li>
  );
}
