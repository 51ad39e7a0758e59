/** The tags in a text with commas, each once. */
export function splitTags(text: string): string[] {
  const tags = text.split(/[,，、]/).map((tag) => tag.trim().toLowerCase());
  return [...new Set(tags.filter(Boolean))];
}
