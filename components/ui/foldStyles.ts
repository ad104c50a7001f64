/** The class names of a `summary`, with an arrow that turns; its `details` must be the `group`. */
export const foldStyles =
  'flex cursor-pointer items-center justify-between gap-4 py-3 font-bold after:mr-1 after:size-2.5 after:shrink-0 after:-translate-y-[.19rem] after:rotate-45 after:border-r-3 after:border-b-3 after:border-ember after:transition-transform after:duration-quick group-open:after:translate-y-[.19rem] group-open:after:-rotate-135 hover:text-ember-bright [&::-webkit-details-marker]:hidden';
