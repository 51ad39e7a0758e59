/** Makes an element with properties, attributes that begin with `data-` or `aria-`, and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<Omit<HTMLElementTagNameMap[Tag], 'dataset' | 'style'>> &
    Record<`data-${string}` | `aria-${string}`, string> = {} as never,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (/^(?:data|aria)-/.test(name)) made.setAttribute(name, String(value));
    else Object.assign(made, { [name]: value });
  }
  made.append(...children);
  return made;
}

export function button(text: string, onclick: () => void): HTMLButtonElement {
  return element('button', { type: 'button', textContent: text, onclick });
}

/** A choice among values with a label. */
export function select<Value extends string | number>(
  label: string,
  options: readonly (readonly [Value, string])[],
  chosen: Value,
  onChange: (value: Value) => void,
): HTMLLabelElement {
  const control = element(
    'select',
    {},
    ...options.map(([value, text]) =>
      element('option', { value: String(value), textContent: text, selected: value === chosen }),
    ),
  );
  control.onchange = () => {
    const option = options.find(([value]) => String(value) === control.value);
    if (option) onChange(option[0]);
  };
  return element('label', { className: 'row' }, label, control);
}

/** Saves a text as a file. */
export function saveText(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  element('a', { href: address, download: name }).click();
  // Safari starts the download after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Lets the user choose a file. */
export function chooseFile(label: string, accept: string, onFile: (file: File) => void) {
  const input = element('input', { type: 'file', accept });
  input.onchange = () => {
    const [file] = input.files ?? [];
    if (file) onFile(file);
    input.value = '';
  };
  return element('label', { className: 'button' }, label, input);
}
