import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Me } from '../platform/api/types';
import { confirmPassword, updateMe } from '../platform/api/accounts';
import { ApiError, messageOf } from '../platform/api/api-error';
import { lineRule, phoneRule, type Rule } from '../platform/forms/rules';
import { useForm } from '../platform/forms/use-form';
import { fieldTable } from '../platform/forms/field-table';
import { emailTexts } from '../platform/messages/en/email-change';
import { profileTexts } from '../platform/messages/en/profile';
import { authTexts } from '../platform/messages/en/account';
import { updateSessionUser } from '../platform/session/session';
import { toast } from '../platform/toasts';
import { languageNames } from '../platform/messages/en/languages';
import { useShopInfo } from '../platform/shop-info';
import { RadioCards } from '../ui/radio-cards';
import { Button } from '../ui/button';
import { Input } from '../ui/field';
import { FormField } from '../ui/form-field';
import { FormAlert } from './auth-frame';
import { PasswordDialog } from './password-dialog';

const optionalPhone: Rule = (value) => (value.trim() ? phoneRule(value) : null);

/** What the API says when a change wants the password, or a second factor, shown of late. */
const AGAIN = ['password_required', 'second_factor_required'];

/** Name and phone number; the email address is changed in the settings. A new number may ask for the password again. */
export function ProfileForm({ me, onDone }: { me: Me; onDone: () => void }) {
  const form = useForm({ name: me.name, phone: me.phone ?? '' }, () => ({
    name: lineRule('name'),
    phone: optionalPhone,
  }));
  const { languages } = useShopInfo();
  const spoken = languages.filter((tag) => languageNames[tag] !== undefined);
  // nobody has chosen one yet where the account has none
  const [language, setLanguage] = useState(me.language ?? null);
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (form.check()) await save();
  }

  async function save() {
    setBusy(true);
    setProblem(null);
    try {
      const phone = form.values.phone.trim();
      const changed = {
        ...(phone === (me.phone ?? '') ? {} : { phone }),
        ...(language === null || language === me.language ? {} : { language }),
      };
      const { data } = await updateMe({ name: form.values.name.trim(), ...changed });
      const { _id, name, email, role, createdAt } = data;
      updateSessionUser({ _id, name, email, role, createdAt });
      toast.success(profileTexts.saved);
      onDone();
    } catch (error) {
      if (error instanceof ApiError && AGAIN.includes(error.code)) {
        setBusy(false);
        return setAsks(true);
      }
      if (error instanceof ApiError)
        form.show(Object.fromEntries(error.fields.map(({ field, message }) => [field, message])));
      setProblem(messageOf(error, profileTexts.saveFailed));
      setBusy(false);
    }
  }

  return (
    <>
      {problem && <FormAlert title={problem} />}
      <form
        ref={form.formRef}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="card grid max-w-[40rem] gap-5"
      >
        <FormField form={form} name="name" spec="name" mark="required" />
        <div>
          <Input label={fieldTable.email.label} value={me.email} readOnly autoComplete="off" name="email" />
          <Link to="/settings#email" className="link mt-2 inline-block">
            {emailTexts.change}
          </Link>
        </div>
        <FormField form={form} name="phone" spec="phone" mark="optional" hint={authTexts.phoneWhy} />
        {spoken.length > 1 && (
          <RadioCards
            legend={profileTexts.language}
            name="language"
            value={language ?? ''}
            onChange={setLanguage}
            options={spoken.map((tag) => ({ value: tag, label: languageNames[tag] ?? tag }))}
          />
        )}
        <Button type="submit" busy={busy} className="justify-self-start">
          {profileTexts.save}
        </Button>
      </form>
      <PasswordDialog
        open={asks}
        failed={profileTexts.saveFailed}
        onClose={() => setAsks(false)}
        onPassword={async (currentPassword, shown) => {
          await confirmPassword({ currentPassword, ...shown });
          setAsks(false);
          await save();
        }}
      />
    </>
  );
}
