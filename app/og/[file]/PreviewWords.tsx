import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mark } from '@/lib/content/mark';
import { palette } from '@/lib/palette';
import type { PreviewSource } from '@/lib/studio/pageList';
import { site } from '@/lib/studio/site';

const folder = join(process.cwd(), 'node_modules', '@fontsource', 'barlow-condensed', 'files');

/**
 * Each subset needs its own family name. If both had the same name, the second subset would replace
 * the first.
 */
const subsets = { 'Barlow Condensed': 'latin', 'Barlow Condensed Extended': 'latin-ext' } as const;

const previewFamily = Object.keys(subsets).join(', ');

/** Reads the fonts as WOFF, because Satori can't read WOFF2. */
export function previewFonts() {
  return Promise.all(
    Object.entries(subsets).flatMap(([name, subset]) =>
      ([600, 700] as const).map(async (weight) => ({
        name,
        weight,
        style: 'normal' as const,
        data: await readFile(join(folder, `barlow-condensed-${subset}-${weight}-normal.woff`)),
      })),
    ),
  );
}

/** A title with more characters than this has a smaller font size. */
const longTitle = 30;

/**
 * The text of a preview, drawn over the preview's picture. Satori supports style objects but not
 * class names.
 */
export function PreviewWords({ title, line }: Pick<PreviewSource, 'title' | 'line'>) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '56px 64px',
        color: palette.text,
        fontFamily: previewFamily,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 18 }}>
        <svg width="60" height="60" viewBox="0 0 64 64">
          <path fill="none" stroke={palette.accent.DEFAULT} strokeWidth="8.5" d={mark.line} />
          <path fill={palette.text} d={mark.area} />
        </svg>
        <div style={{ fontSize: 40, fontWeight: 700, letterSpacing: 3 }}>
          {site.name.toUpperCase()}
        </div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', width: 720 }}>
        <div
          style={{ width: 96, height: 8, marginBottom: 28, background: palette.accent.DEFAULT }}
        />
        <div
          style={{
            fontSize: title.length > longTitle ? 84 : 108,
            fontWeight: 700,
            lineHeight: 0.95,
            wordBreak: 'break-word',
          }}
        >
          {title.toUpperCase()}
        </div>
        <div
          style={{
            marginTop: 22,
            fontSize: 38,
            fontWeight: 600,
            color: palette['muted-on-picture'],
          }}
        >
          {line}
        </div>
      </div>
    </div>
  );
}
