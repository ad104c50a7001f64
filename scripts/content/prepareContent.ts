import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { editorSchema } from '@/lib/services/build/dataFields';
import { buildPictures } from './buildPictures';
import { writeIcons } from './writeIcons';

/**
 * Makes what Next and editors need out of the owner's content: icons, the schema of `data.json` (.vscode/settings.json), and
 * every size of the pictures.
 * @returns the number of all pictures and of those written
 */
export async function prepareContent() {
  await writeIcons();
  const schema = `${JSON.stringify(editorSchema, null, 2)}\n`;
  await writeFile(join(process.cwd(), '.vscode', 'data.schema.json'), schema);
  return buildPictures();
}
