import BoldIcon from '@mui/icons-material/FormatBoldOutlined';
import BulletsIcon from '@mui/icons-material/FormatListBulletedOutlined';
import HeadingIcon from '@mui/icons-material/TitleOutlined';
import ItalicIcon from '@mui/icons-material/FormatItalicOutlined';
import LinkIcon from '@mui/icons-material/LinkOutlined';
import NumbersIcon from '@mui/icons-material/FormatListNumberedOutlined';
import QuoteIcon from '@mui/icons-material/FormatQuoteOutlined';
import RedoIcon from '@mui/icons-material/RedoOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import { Box, Button, FormHelperText, IconButton, TextField, ToggleButton, Typography } from '@mui/material';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { maxLength, useInput } from 'react-admin';
import { t } from '../texts';

const LABEL = t('Full description');
const rules = [maxLength(50_000, t('The full description must be at most 50000 characters'))];

/** What leads somewhere: a page of this shop, or of another. */
const LINK = /^(\/(?!\/)|https?:\/\/|mailto:|tel:)\S*$/i;

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    // it would leave an empty paragraph behind a list
    trailingNode: false,
    link: { openOnClick: false, autolink: false, isAllowedUri: (url) => LINK.test(url) },
  }),
];

const written = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

type PressProps = { name: string; isOn?: boolean; isOff?: boolean; onPress: () => void; children: ReactNode };

const Press = ({ name, isOn = false, isOff = false, onPress, children }: PressProps) => (
  <ToggleButton
    size="small"
    value={name}
    aria-label={name}
    title={name}
    selected={isOn}
    disabled={isOff}
    onChange={onPress}
    sx={{ border: 0, minWidth: 40, minHeight: 40 }}
  >
    {children}
  </ToggleButton>
);

/** The address of the chosen words: set, changed, or, empty, taken away. */
const LinkForm = ({ editor, onDone }: { editor: Editor; onDone: () => void }) => {
  const [address, setAddress] = useState<string>(String(editor.getAttributes('link')['href'] ?? ''));
  const isWrong = address !== '' && !LINK.test(address);
  const set = () => {
    if (isWrong) return;
    const words = editor.chain().focus().extendMarkRange('link');
    (address === '' ? words.unsetLink() : words.setLink({ href: address })).run();
    onDone();
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', p: 1 }}>
      <TextField
        autoFocus
        size="small"
        label={t('Leads to')}
        placeholder="/shop or https://"
        value={address}
        error={isWrong}
        helperText={isWrong ? t('An address like /shop or https://example.com') : undefined}
        onChange={({ target }) => setAddress(target.value.trim())}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // Enter would send the form
          event.preventDefault();
          set();
        }}
      />
      <Button onClick={set} disabled={isWrong}>
        {t('Set link')}
      </Button>
    </Box>
  );
};

const Bar = ({ editor }: { editor: Editor }) => {
  const [isLinking, setLinking] = useState(false);
  const now = useEditorState({
    editor,
    selector: ({ editor: one }) => ({
      bold: one.isActive('bold'),
      italic: one.isActive('italic'),
      heading: one.isActive('heading', { level: 2 }),
      bullets: one.isActive('bulletList'),
      numbers: one.isActive('orderedList'),
      quote: one.isActive('blockquote'),
      link: one.isActive('link'),
      undo: one.can().undo(),
      redo: one.can().redo(),
    }),
  });
  const go = () => editor.chain().focus();
  return (
    <>
      <Box role="toolbar" aria-label={t('Formatting')} sx={{ display: 'flex', flexWrap: 'wrap', p: 0.5 }}>
        <Press name={t('Bold')} isOn={now.bold} onPress={() => go().toggleBold().run()}>
          <BoldIcon fontSize="small" />
        </Press>
        <Press name={t('Italic')} isOn={now.italic} onPress={() => go().toggleItalic().run()}>
          <ItalicIcon fontSize="small" />
        </Press>
        <Press name={t('Heading')} isOn={now.heading} onPress={() => go().toggleHeading({ level: 2 }).run()}>
          <HeadingIcon fontSize="small" />
        </Press>
        <Press name={t('Bullets')} isOn={now.bullets} onPress={() => go().toggleBulletList().run()}>
          <BulletsIcon fontSize="small" />
        </Press>
        <Press name={t('Numbers')} isOn={now.numbers} onPress={() => go().toggleOrderedList().run()}>
          <NumbersIcon fontSize="small" />
        </Press>
        <Press name={t('Quote')} isOn={now.quote} onPress={() => go().toggleBlockquote().run()}>
          <QuoteIcon fontSize="small" />
        </Press>
        <Press name={t('Link')} isOn={now.link} onPress={() => setLinking(!isLinking)}>
          <LinkIcon fontSize="small" />
        </Press>
        <IconButton aria-label={t('Undo')} disabled={!now.undo} onClick={() => go().undo().run()}>
          <UndoIcon fontSize="small" />
        </IconButton>
        <IconButton aria-label={t('Redo')} disabled={!now.redo} onClick={() => go().redo().run()}>
          <RedoIcon fontSize="small" />
        </IconButton>
      </Box>
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
};

const frame = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '10px',
  '& .tiptap': { p: 1.5, minHeight: 140, outline: 'none', overflowWrap: 'anywhere' },
  '& .tiptap > *': { my: 1 },
  '& .tiptap h2': { fontSize: '1.1rem' },
  '& .tiptap h3': { fontSize: '1rem' },
  '& .tiptap blockquote': { borderLeft: '3px solid', borderColor: 'divider', pl: 1.5, mx: 0 },
  '&:focus-within': { borderColor: 'primary.main', outline: '1px solid', outlineColor: 'primary.main' },
};

/** What is told at length: words, headings, lists and links. The server keeps nothing else of it. */
export default function BodyEditor() {
  const { field, fieldState } = useInput({ source: 'body', defaultValue: '', validate: rules });
  const label = useId();
  const editor = useEditor({
    extensions,
    content: String(field.value ?? ''),
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': label },
    },
    onUpdate: ({ editor: changed }) => field.onChange(written(changed)),
    onBlur: () => field.onBlur(),
  });
  useEffect(() => {
    // what was saved, or chosen in a conflict, comes in from outside
    if (!editor.isFocused && String(field.value ?? '') !== written(editor))
      editor.commands.setContent(String(field.value ?? ''), { emitUpdate: false });
  }, [editor, field.value]);
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <Typography id={label} variant="caption" component="p" sx={{ color: 'text.secondary', mb: 0.5 }}>
        {LABEL}
      </Typography>
      <Box sx={frame}>
        <Bar editor={editor} />
        <EditorContent editor={editor} />
      </Box>
      <FormHelperText error={Boolean(fieldState.error)}>
        {fieldState.error?.message ??
          t('Shown below the price and the choice. Feeds and search engines get its words')}
      </FormHelperText>
    </Box>
  );
}
