import { sendEmailVerification, verifyBeforeUpdateEmail } from 'firebase/auth';
import { notifySuccess } from '@/components/toasts/notify';
import { Button } from '@/components/ui/Button';
import { withSessionCheck } from '@/lib/auth/account';
import { emailRules } from '@/lib/auth/rules';
import { accountWords } from '@/lib/words';
import { type AccountFormProps, AccountFormSection } from './AccountFormSection';
import { EmailField } from './Field';
import { useRequestButton } from './useRequest';

/**
 * Shows and changes the account's email. The email changes only when the user confirms the link
 * sent to the new address.
 */
export function EmailSection({ user, ...section }: AccountFormProps) {
  const { email: words } = accountWords;
  const resend = useRequestButton(async () => {
    await withSessionCheck(user, sendEmailVerification(user));
    notifySuccess(words.sent);
  });
  return (
    <AccountFormSection
      {...section}
      user={user}
      title={words.title}
      openLabel={words.change}
      rules={emailRules}
      submitLabel={words.action}
      fields={<EmailField label={words.field} autoComplete="email" />}
      send={async ({ email = '' }) => {
        await verifyBeforeUpdateEmail(user, email);
        notifySuccess(words.waiting(email));
      }}
    >
      <p className="text-lead font-semibold text-text">{user.email}</p>
      <div className="flex min-h-12 flex-wrap content-start gap-x-2 pt-1 text-small">
        <p>{user.emailVerified ? words.confirmed : words.unconfirmed}</p>
        {!user.emailVerified && (
          <Button {...resend} variant="quiet" className="-my-2.5">
            {words.again}
          </Button>
        )}
      </div>
    </AccountFormSection>
  );
}
