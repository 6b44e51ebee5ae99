import type { ReactNode } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { useOrderCommand } from '../layout/use-order-command';
import type { ReturnRecord } from '../records';
import type { ReturnStep } from './steps';

export type StepProps = { one: ReturnRecord; step: ReturnStep; onClose: () => void };

type FrameProps = StepProps & {
  /** What is sent; a sentence when something is missing. */
  body: () => object | string;
  children?: ReactNode;
};

/** A step is confirmed here. A refusal stays on the dialog with what was typed. */
export const StepFrame = ({ one, step, onClose, body, children }: FrameProps) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const { run, standing, setFailure } = useOrderCommand(one.orderId);
  const confirm = () => {
    const sent = body();
    if (typeof sent === 'string') return setFailure(sent);
    return run(async (key) => {
      await shop.stepReturn(one.id, step.path, sent, key);
      notify(step.done, { type: 'success' });
      onClose();
    });
  };
  return (
    <ConfirmDialog
      title={step.title}
      text={step.explanation(one)}
      label={step.label}
      danger={step.danger ?? false}
      {...standing}
      onConfirm={confirm}
      onBack={onClose}
    >
      {children}
    </ConfirmDialog>
  );
};
