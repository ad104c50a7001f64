import type { User } from 'firebase/auth';
import { useState } from 'react';
import { expectToasts } from '@/components/toasts/notify';
import { Button } from '@/components/ui/Button';
import { accountWords, destinationWords } from '@/lib/words';
import { AccountSection } from './AccountSection';
import { DataSection } from './DataSection';
import { DeletionSection } from './DeletionSection';
import { EmailSection } from './EmailSection';
import { ignoreHeldEnter } from './Form';
import { GoogleSection } from './GoogleSection';
import { PasswordSection } from './PasswordSection';

interface AccountSettingsProps {
  readonly user: User;
  /** Called once the account is deleted. */
  readonly onDeleted: () => void;
}

/** Shows everything about the account that the user can see and change. */
export function AccountSettings({ user, onDeleted }: AccountSettingsProps) {
  // Only one form is open at a time, because field ids must be unique.
  const [openForm, setOpenForm] = useState<string>();
  const formProps = (name: string) => ({
    user,
    isOpen: openForm === name,
    onToggle: (isOpen: boolean) => setOpenForm(isOpen ? name : undefined),
  });
  const emailForm = formProps('email');
  const passwordForm = formProps('password');
  const deletionForm = formProps('deletion');
  return (
    <div onFocus={expectToasts} onKeyDown={ignoreHeldEnter}>
      <EmailSection {...emailForm} />
      <AccountSection
        title={destinationWords.classes}
        control={<Button href="/services#timetable">{destinationWords.week}</Button>}
      >
        <p>{accountWords.booking}</p>
      </AccountSection>
      <PasswordSection {...passwordForm} />
      <GoogleSection user={user} />
      <DataSection user={user} />
      <DeletionSection {...deletionForm} onDeleted={onDeleted} />
    </div>
  );
}
