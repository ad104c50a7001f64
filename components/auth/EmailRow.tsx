import { sendEmailVerification, type User, verifyBeforeUpdateEmail } from 'firebase/auth';
import { TextLink } from '@/components/ui/Button';
import { asUser } from '@/lib/auth/account';
import { emailRules } from '@/lib/auth/rules';
import { notifySuccess } from '@/components/toasts/notify';
import { accountTexts } from '@/lib/words';
import { FormRow, type OpenableProps } from './AccountRow';
import { EmailField } from './Field';
import { showFailure, useRequest } from './useRequest';

const { email: texts } = accountTexts;

function Confirmation({ user }: { readonly user: User }) {
  const [send, isPending] = useRequest(async () => {
    await asUser(user, sendEmailVerification(user));
    notifySuccess(texts.sent);
  });
  return (
    <div className="flex min-h-12 flex-wrap content-start gap-x-2 pt-1 text-small">
      <p>{user.emailVerified ? texts.confirmed : texts.unconfirmed}</p>
      {!user.emailVerified && (
        <TextLink aria-disabled={isPending} onClick={() => isPending || send().catch(showFailure)}>
          {texts.again}
        </TextLink>
      )}
    </div>
  );
}

/** The account's email. It only changes when the user opens the link sent to the new address. */
export function EmailRow({ user, ...row }: OpenableProps) {
  return (
    <FormRow
      {...row}
      user={user}
      title={texts.title}
      buttonLabel={texts.change}
      rules={emailRules}
      action={texts.action}
      fields={<EmailField label={texts.field} autoComplete="email" />}
      send={async ({ email = '' }) => {
        await verifyBeforeUpdateEmail(user, email);
        notifySuccess(texts.waiting(email));
      }}
    >
      <p className="text-text">{user.email}</p>
      <Confirmation user={user} />
    </FormRow>
  );
}
