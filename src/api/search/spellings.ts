/** Endings of words that the British spell in one way, Americans in the other. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{3})our(?=(?:s|ed|ing|er|ers|less|ful|able|ite|ites|ation)?$)/, 'or'],
  [/(?<=[a-z]{3})or(?=(?:s|ed|ing|er|ers|less|ful|able|ite|ites|ation)?$)/, 'our'],
  [/(?<=[a-z]{2})re(?=s?$)/, 'er'],
  [/(?<=[a-z]{2})er(?=s?$)/, 're'],
  [/(?<=[a-z]{4})s(?=(?:e|es|ed|er|ers|ing|ation|ations)$)/, 'z'],
  [/(?<=[a-z]{4})z(?=(?:e|es|ed|er|ers|ing|ation|ations)$)/, 's'],
  [/(?<=[a-z]{3}en)c(?=(?:e|es|ed|eless)$)/, 's'],
  [/(?<=[a-z]{3}en)s(?=(?:e|es|ed|eless)$)/, 'c'],
  [/(?<=[aeiou][a-z]*[ae]l)l(?=(?:ed|er|ers|ing|able)$)/, ''],
  [/(?<=[aeiou][a-z]*[ae]l)(?=(?:ed|er|ers|ing|able)$)/, 'l'],
  [/(?<=[a-z]{2}og)ue(?=s?$)/, ''],
  [/(?<=[a-z]{2}og)(?=s?$)/, 'ue'],
];

/** Beginnings of single words, British and American. */
const beginnings: readonly (readonly [string, string])[] = [
  ['grey', 'gray'],
  ['programme', 'program'],
  ['practise', 'practice'],
  ['aluminium', 'aluminum'],
  ['mould', 'mold'],
  ['artefact', 'artifact'],
];

/** The other spellings of an English word: "colour" gives "color", "center" gives "centre". */
export function spellings(word: string, isWord: (form: string) => boolean): string[] {
  if (!/^[a-z]{4,}$/.test(word)) return [];
  const ended = endings.map(([ending, other]) => word.replace(ending, other));
  const begun = beginnings.flatMap(([british, american]) =>
    word.startsWith(british)
      ? american + word.slice(british.length)
      : word.startsWith(american)
        ? british + word.slice(american.length)
        : [],
  );
  return [...new Set([...ended, ...begun])].filter((one) => one !== word && isWord(one));
}
