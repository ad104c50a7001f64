import { ScrollRegion } from './ScrollRegion';

/** A piece of code under its label; long lines scroll instead of breaking. */
export function CodeSample({ id, label, text }: { id: string; label: string; text: string }) {
  return (
    <figure>
      <ScrollRegion labelId={id}>
        <pre className="px-4 py-4 font-mono text-small leading-relaxed text-text/90 sm:px-5 print:px-0 print:py-1">
          <code>{text}</code>
        </pre>
      </ScrollRegion>
      <figcaption id={id} className="mt-3 text-small text-muted">
        {label}
      </figcaption>
    </figure>
  );
}
