import { sentences } from '@/lib/content/auth';

/** What a failed login says (spec 8): two words for a wrong password, otherwise the provider's own message. */
export function loginErrorSentence(message: string): string {
  return message.includes('wrong-password') ? sentences.wrongPassword : message;
}

/** What a failed sign-up says (spec 8): a sentence for an e-mail that is taken, otherwise the provider's message. */
export function signUpErrorSentence(message: string): string {
  return message.includes('already-in-use') ? sentences.emailInUse : message;
}
