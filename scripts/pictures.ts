import { pathToFileURL } from 'node:url';
import { buildPictures } from './pictures/buildPictures';

export { buildPictures };

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const started = Date.now();
  const { sources, files, written, removed } = await buildPictures();
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(
    `Pictures: ${sources} sources, ${files} files, ${written} written, ${removed} removed, ${seconds} s`,
  );
}
