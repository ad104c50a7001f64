import { deleteUser } from 'firebase/auth';
import { notifySuccess } from '@/components/toasts/notify';
import { accountWords } from '@/lib/words';
import { type AccountFormProps, AccountFormSection } from './AccountFormSection';

interface DeletionSectionProps extends AccountFormProps {
  /** Called once the account is deleted. */
  readonly onDeleted: () => void;
}

export function DeletionSection({ user, onDeleted, ...section }: DeletionSectionProps) {
  const { deletion: words } = accountWords;
  return (
    <AccountFormSection
      {...section}
      user={user}
      title={words.title}
      openLabel={words.open}
      isDangerous
      submitLabel={words.action}
      fields={<p className="mb-4">{words.warning}</p>}
      send={async () => {
        await deleteUser(user);
        notifySuccess(words.done);
        onDeleted();
      }}
    >
      <p>{words.description}</p>
    </AccountFormSection>
  );
}
