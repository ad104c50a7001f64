import { LitPicture } from '@/components/ui/Picture';
import { Button } from '@/components/ui/Button';
import { pictures } from '@/lib/content/pictures';
import { linkTexts, notFoundTexts } from '@/lib/words';
import { readPair } from '@/lib/pictures/readPicture';

/** The 404 screen (product 2.1). */
export async function NotFoundScreen() {
  const { heading, text, home } = notFoundTexts;
  const picture = await readPair(pictures.notFound);
  return (
    <section className="mx-auto flex w-full max-w-page flex-col items-center px-gutter pt-8 pb-10 text-center">
      {picture && (
        <LitPicture
          {...picture}
          alt={pictures.notFound.alt}
          sizes="(min-width: 64rem) 896px, 92vw"
          className="w-full max-w-4xl"
          imgClassName="w-full rounded-card ring-1 ring-line"
          priority
        />
      )}
      <h1 className="mt-8 text-title">{heading}</h1>
      <p className="mt-4 max-w-prose text-lead text-muted">{text}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <Button href="/">{home}</Button>
        <Button href="/services" variant="outline">
          {linkTexts.classes}
        </Button>
      </p>
    </section>
  );
}
