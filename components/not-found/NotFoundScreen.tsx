import { LitPicture } from '@/components/ui/Picture';
import { Button } from '@/components/ui/Button';
import { pictures } from '@/lib/content/pictures';
import { notFoundTexts } from '@/lib/words';
import { readDark, readPicture } from '@/lib/pictures/readPicture';

/** The 404 picture with a message and two links (product 2.1). */
export async function NotFoundScreen() {
  const { heading, text, home, services } = notFoundTexts;
  const picture = await readPicture(pictures.notFound.src);
  return (
    <section className="mx-auto flex w-full max-w-page flex-col items-center px-gutter pt-8 pb-10 text-center">
      {picture && (
        <LitPicture
          source={picture}
          off={await readDark(pictures.notFound)}
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
          {services}
        </Button>
      </p>
    </section>
  );
}
