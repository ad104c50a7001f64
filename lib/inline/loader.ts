import { type PageStart, pageStartId } from './fetchScripts';
import { startPage } from './startPage';

/* The loader: it stands inline at the end of every page, behind its data (scripts/export/bundle). */
const data = document.getElementById(pageStartId)?.textContent;
if (data) startPage(JSON.parse(data) as PageStart);
