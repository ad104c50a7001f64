import { Button } from '@/components/ui/Button';
import { ContentPicture } from '@/components/ui/ContentPicture';
import { pictures } from '@/lib/content/pictures';
import { destinationWords, notFoundWords } from '@/lib/words';

/** The 404 screen. */
export function NotFoundScreen() {
  const { heading, text, home } = notFoundWords;
  return (
    <section className="pb-10 text-center">
      <ContentPicture
        picture={pictures.notFound}
        sizes="(min-width: 62.5rem) 62.5rem, 100vw"
        className="mx-auto w-full max-w-[min(150svh,62.5rem)] mask-x-from-80% mask-b-from-85% mix-blend-lighten"
        imgClassName="max-h-[60svh] w-full object-cover"
        priority
      />
      <div className="flex flex-col items-center px-gutter">
        <h1 className="mt-4 px-gutter text-title">{heading}</h1>
        <p className="mt-4 max-w-prose px-gutter text-lead text-muted">{text}</p>
        <p className="mt-8 flex px-gutter flex-wrap justify-center gap-3">
          <Button href="/">{home}</Button>
          <Button href="/services" variant="outline">
            {destinationWords.classes}
          </Button>
        </p>
      </div>
    </section>
  );
}
