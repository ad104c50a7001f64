import type { PreviewText } from '@/lib/content/previews';
import { markPaths, site } from '@/lib/content/site';
import { previewFamily } from './fonts';

const colour = { ember: '#ff6a1a', text: '#f4f1ec', muted: '#c3c9d0', ground: '#0a0b0d' };

/**
 * The words of a preview, drawn over its picture. Style objects, since the drawing library knows no classes; none of this
 * reaches a page.
 */
export function PreviewWords({ title, line }: Pick<PreviewText, 'title' | 'line'>) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '56px 64px',
        color: colour.text,
        fontFamily: previewFamily,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 18 }}>
        <svg width="60" height="60" viewBox="0 0 64 64">
          <path fill="none" stroke={colour.ember} strokeWidth="8.5" d={markPaths.ring} />
          <path fill={colour.text} d={markPaths.bolt} />
        </svg>
        <div style={{ fontSize: 40, fontWeight: 700, letterSpacing: 3 }}>
          {site.name.toUpperCase()}
        </div>
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', width: 720 }}>
        <div style={{ width: 96, height: 8, marginBottom: 28, background: colour.ember }} />
        <div
          style={{
            fontSize: title.length > 30 ? 84 : 108,
            fontWeight: 700,
            lineHeight: 0.95,
            wordBreak: 'break-word',
          }}
        >
          {title.toUpperCase()}
        </div>
        <div style={{ marginTop: 22, fontSize: 38, fontWeight: 600, color: colour.muted }}>
          {line}
        </div>
      </div>
    </div>
  );
}
