import { useRouter } from 'next/navigation';
import { FieldError, inputStyles, labelStyles } from '@/components/auth/FieldError';
import { wordRules } from '@/lib/auth/accountRules';
import { accountTexts } from '@/lib/content/accountPage';
import { forgetMyWeek } from '@/lib/timetable/myWeek';
import { notifySuccess } from '@/lib/toasts/requests';
import type { AccountFormProps } from './EmailForm';
import { ProofForm } from './ProofForm';

const noRules = new Map();

/** Deletes the account: asks for the password, or without one for a word and the provider's window. */
export function DeleteForm({ account, onClose }: AccountFormProps) {
  const router = useRouter();
  const { deletion: texts } = accountTexts;
  return (
    <ProofForm
      account={account}
      rules={account.hasPassword ? noRules : wordRules}
      action={texts.action}
      always
      buttonClass="bg-danger! hover:bg-text!"
      send={async (sdk, _values, proof) => {
        if (proof) await sdk.deleteAccount(proof);
      }}
      onDone={() => {
        forgetMyWeek(account.email);
        notifySuccess(texts.done);
        router.replace('/');
      }}
      onClose={onClose}
    >
      {(errors) => (
        <>
          <p className="mb-4">{texts.what}</p>
          {!account.hasPassword && (
            <div data-field="word">
              <label htmlFor="word" className={labelStyles}>
                {texts.word}
              </label>
              <input
                id="word"
                type="text"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                required
                aria-invalid={Boolean(errors.word)}
                aria-describedby="word-error"
                className={inputStyles}
              />
              <FieldError id="word-error" message={errors.word} />
            </div>
          )}
        </>
      )}
    </ProofForm>
  );
}
