import { Picture } from '@/components/ui/Picture';
import { home } from '@/lib/content/home';
import { pictures } from '@/lib/content/pictures';
import { readPicture } from '@/lib/pictures/readPicture';

/**
 * The training log: a row of kettlebells from the first week to the 24th, as wide as the page, and under each on wide screens
 * its line of the log. They light up one after the other while the page scrolls (trainingLog.css); where that is not supported,
 * all are lit.
 */
export async function TrainingLog() {
  const { heading, text, entries } = home.log;
  const bells = await readPicture(pictures.trainingLog.src);
  return (
    <section className="isolate mx-auto w-full max-w-page bg-ground px-gutter pb-section max-sm:pb-10 print:bg-transparent">
      <div className="grid items-baseline gap-x-8 gap-y-3 lg:grid-cols-2">
        <h2 className="text-section">{heading}</h2>
        <p className="text-muted sm:text-lead">{text}</p>
      </div>
      {bells && (
        <Picture
          source={bells}
          alt=""
          sizes="(min-width: 90rem) 84rem, 92vw"
          className="block print:hidden"
          imgClassName="bells w-full"
        />
      )}
      <ol className="log">
        {entries.map(({ week, line }) => (
          <li key={week}>
            <h3>{week}</h3>
            <p>{line}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
