import { runMain } from './console/console';
import { buildPictures } from './pictures/buildPictures';

/* `npm run pictures`: every size of every picture, as the build makes them too. */
await runMain(async () => {
  const began = performance.now();
  const { sources, files, written, removed } = await buildPictures();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(
    `Pictures: ${sources} sources, ${files} files, ${written} written, ${removed} removed, ${seconds} s`,
  );
});
