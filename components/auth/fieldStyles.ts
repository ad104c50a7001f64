/** The class names of a field's label. */
export const labelStyles = 'mb-1.5 block text-small font-semibold text-text';

/** The class names of a text field: 48 px high, and large enough in its letters that phones do not zoom in. */
export const inputStyles =
  'block min-h-12 w-full rounded-control border border-edge bg-surface px-3.5 text-body text-text ' +
  'transition-colors duration-quick hover:border-muted aria-invalid:border-danger';
