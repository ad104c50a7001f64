/** The class names of a field's label. */
export const labelStyles = 'mb-1.5 block text-small font-semibold text-text';

/** The class names of a text field: 48 px high, and with letters so large that phones do not zoom in. */
export const inputStyles =
  'block min-h-12 w-full rounded-control border border-edge bg-surface px-3.5 text-body text-text ' +
  'transition-colors duration-quick hover:border-muted aria-invalid:border-danger';

interface FieldErrorProps {
  readonly id: string;
  readonly message: string | undefined;
  /** A hint, shown where there is no error, after an attempt that failed. */
  readonly note?: string | undefined;
}

/**
 * The line under a field. Its room is always kept, so that a message that appears when a field is left never moves the
 * button that is being pressed. The message has an element of its own: a browser that translates the page replaces text
 * nodes, and React could then neither change nor remove them. The line is a live region from the start, because only
 * what is added to one is announced (WCAG 4.1.3; `useFieldErrors` says when not).
 */
export function FieldError({ id, message, note }: FieldErrorProps) {
  return (
    <p
      id={id}
      aria-live="polite"
      className="flex min-h-11 items-start gap-1.5 pt-1.5 pb-3.5 text-small text-danger"
    >
      {!message && note && <span className="text-muted">{note}</span>}
      {message && (
        <>
          <svg
            width={16}
            height={16}
            viewBox="0 0 16 16"
            aria-hidden="true"
            className="mt-0.75 size-4 shrink-0 fill-none stroke-current stroke-2"
          >
            <path
              strokeLinecap="round"
              d="M8 5v3.25m0 2.75v.01M8 1.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z"
            />
          </svg>
          <span>{message}</span>
        </>
      )}
    </p>
  );
}
