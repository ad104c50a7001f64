let kept = '';

const field = () => {
  const found = document.getElementById('email');
  return found instanceof HTMLInputElement ? found : undefined;
};

/** Keeps an e-mail for the next form of this document; without one, that of the field in view. */
export function keepEmail(email = field()?.value ?? ''): void {
  kept = email;
}

/** Puts the kept e-mail into an empty e-mail field. */
export function fillInEmail(): void {
  const empty = field();
  if (empty && !empty.value) empty.value = kept;
}
