import { runMain, step } from './console/console';
import { buildPictures } from './pictures/buildPictures';

/* `npm run pictures`: every size of every picture, as the build makes them too. */
await runMain(() =>
  step('pictures', async () => {
    const { sources, files, written, removed } = await buildPictures();
    return `${sources} sources, ${files} files, ${written} written, ${removed} removed`;
  }),
);
