import { Picture } from '@/components/ui/Picture';
import { home } from '@/lib/content/home';
import { pictures } from '@/lib/content/studio';
import { readPicture } from '@/lib/pictures/readPicture';

/**
 * The training log: a row of kettlebells from the first week to the 24th, as wide as the window, and under each on wide screens
 * its line of the log. They light up one after the other while the page scrolls (trainingLog.css); where that is not supported,
 * all are lit.
 */
export async function TrainingLog() {
  const { heading, text, entries } = home.log;
  const bells = await readPicture(pictures.trainingLog.src);
  return (
    <section className="isolate mx-auto w-full max-w-[120rem] bg-ground pb-section max-sm:pb-10 print:bg-transparent">
      <div className="mx-auto grid max-w-page items-baseline gap-x-8 gap-y-3 px-gutter lg:grid-cols-2">
        <h2 className="text-section">{heading}</h2>
        <p className="text-muted sm:text-lead">{text}</p>
      </div>
      {bells && (
        <Picture
          source={bells}
          alt=""
          sizes="100vw"
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
