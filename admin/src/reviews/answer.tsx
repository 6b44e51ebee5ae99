import { Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { CanAccess, useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { ConfirmDialog } from '../layout/confirm-dialog';
import { date } from '../layout/format';
import { useDone } from '../layout/use-change';
import type { ReviewRecord } from '../records';
import { t } from '../texts';

const MOST = 2_000;

/** As everybody reads it. */
const Said = ({ review }: { review: ReviewRecord }) => (
  <Box sx={{ borderInlineStart: '2px solid', borderColor: 'divider', paddingInlineStart: 1.5, mt: 1 }}>
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {t('Answer of the shop, {day}', { day: date(review.answeredAt) })}
    </Typography>
    <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {review.answer}
    </Typography>
  </Box>
);

const AnswerDialog = ({ review, onClose }: { review: ReviewRecord; onClose: () => void }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const [notify, refresh] = [useNotify(), useRefresh()];
  const [text, setText] = useState(review.answer ?? '');
  const [first] = useState(review.answer);
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const send = async () => {
    if (text.trim() === '') return setFailure(t('Please write an answer'));
    setBusy(true);
    setFailure('');
    try {
      await shop.answerReview(review.id, text, review.answeredAt);
      notify(t('Answer published'), { type: 'success' });
      onClose();
      refresh();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t('Not changed'));
      setBusy(false);
      // what a colleague has said meanwhile is shown in the dialog, and what is sent next replaces that
      refresh();
    }
  };
  return (
    <ConfirmDialog
      title={t('Answer to {author}', { author: review.author })}
      text={<bdi>{[review.title, review.comment].filter(Boolean).join('. ') || t('Stars only')}</bdi>}
      note={
        <>
          <Typography variant="body2" sx={{ mb: 1 }}>
            {review.authorTold
              ? t('Everybody reads it below the review, with the name of the shop.')
              : t(
                  'Everybody reads it below the review, with the name of the shop. The author gets an email.',
                )}
          </Typography>
          {review.answer && review.answer !== first && <Said review={review} />}
        </>
      }
      failure={failure}
      busy={busy}
      label={t('Publish')}
      size="sm"
      onConfirm={() => void send()}
      onBack={onClose}
    >
      <TextField
        label={t('Answer')}
        value={text}
        dir="auto"
        autoFocus
        multiline
        minRows={3}
        maxRows={12}
        fullWidth
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: MOST } }}
      />
    </ConfirmDialog>
  );
};

/** What the shop has answered, with what changes it. */
export const Answer = ({ review }: { review: ReviewRecord }) => {
  const shop = useDataProvider<ShopDataProvider>();
  const [notify, refresh, done] = [useNotify(), useRefresh(), useDone()];
  const [isOpen, setOpen] = useState(false);
  const { answer } = review;
  const does = answer ? t('Change answer') : t('Answer');
  const named = (button: string) => `${button}: ${review.author}, ${review.productName}`;
  const failed = (failure: unknown) =>
    notify(failure instanceof Error ? failure.message : t('Not changed'), { type: 'error' });
  const remove = async (kept: string) => {
    await shop.removeAnswer(review.id);
    refresh();
    done(t('Answer removed'), () => void shop.answerReview(review.id, kept, null).then(refresh, failed));
  };
  return (
    <Box onClick={(event) => event.stopPropagation()}>
      {answer && <Said review={review} />}
      <CanAccess resource="reviews" action="edit">
        {(review.status === 'published' || answer) && (
          <Box sx={{ display: 'flex', gap: 0.5, ml: -0.75 }}>
            {review.status === 'published' && (
              <Button size="small" color="inherit" aria-label={named(does)} onClick={() => setOpen(true)}>
                {does}
              </Button>
            )}
            {answer && (
              <Button
                size="small"
                color="error"
                aria-label={named(t('Remove answer'))}
                onClick={() => void remove(answer).catch(failed)}
              >
                {t('Remove answer')}
              </Button>
            )}
          </Box>
        )}
      </CanAccess>
      {isOpen && <AnswerDialog review={review} onClose={() => setOpen(false)} />}
    </Box>
  );
};
