/** Serializes JSON for a script element, which `</script>` in a text would end. */
export const inlineJson = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c');
