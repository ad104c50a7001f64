import { Section } from '@/components/ui/Section';
import { Picture } from '@/components/ui/Picture';
import { home } from '@/lib/content/home';
import { pictures } from '@/lib/content/studio';
import { readPicture } from '@/lib/pictures/readPicture';

/**
 * "How it works": a row of kettlebells from the first week to the 24th, each with a line of a training log. One picture
 * shows all five; each entry shows its fifth (trainingLog.css). They light up one after the other while the page
 * scrolls; where that is not supported, all are lit.
 */
export async function TrainingLog() {
  const { heading, text, caption, entries } = home.log;
  const bells = await readPicture(pictures.trainingLog.src);
  return (
    <Section heading={heading} continues>
      <p className="max-w-prose text-balance text-muted sm:-mt-6 sm:text-lead">{text}</p>
      <ol className="log">
        {entries.map(({ week, line }) => (
          <li key={week}>
            {bells && (
              <Picture
                source={bells}
                alt=""
                sizes="(min-width: 82rem) 75rem, (min-width: 48rem) 94vw, 300px"
              />
            )}
            <h3>{week}</h3>
            <p>{line}</p>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-small text-muted sm:mt-8">{caption}</p>
    </Section>
  );
}
