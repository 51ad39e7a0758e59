import { syntaxTree } from '@codemirror/language';
import { type EditorState, RangeSetBuilder, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';

/** A picture as the editor shows it. */
export interface ShownPicture {
  /** Address of a small file; null while it is unknown. */
  src: string | null;
  /** Shown beside it: its alternative text, or why it is missing. */
  text: string;
  isMissing: boolean;
}

/** Everything that pictures in the text need from the screen around the editor. */
export interface PictureHost {
  show(address: string, alt: string, onLoad: () => void): ShownPicture;
  /** Text of the button that chooses another picture. */
  replaceLabel: string;
  /** Lets the person choose another picture for this part of the text. */
  replace(range: { from: number; to: number }): void;
}

class PictureWidget extends WidgetType {
  readonly address: string;
  readonly alt: string;
  readonly host: PictureHost;

  constructor(address: string, alt: string, host: PictureHost) {
    super();
    this.address = address;
    this.alt = alt;
    this.host = host;
  }

  override eq(other: PictureWidget): boolean {
    return other.address === this.address && other.alt === this.alt;
  }

  toDOM(view: EditorView): HTMLElement {
    const box = document.createElement('div');
    box.className = 'cm-picture';
    const draw = () => {
      const { src, text, isMissing } = this.host.show(this.address, this.alt, draw);
      box.toggleAttribute('data-missing', isMissing);
      box.replaceChildren(...(src ? [thumbnail(src)] : []), text, this.button(view, box));
      view.requestMeasure();
    };
    draw();
    return box;
  }

  private button(view: EditorView, box: HTMLElement): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = this.host.replaceLabel;
    button.addEventListener('click', () => {
      const line = view.state.doc.lineAt(view.posAtDOM(box));
      const range = pictureIn(view.state, line.from, line.to);
      if (range) this.host.replace(range);
    });
    return button;
  }

  override ignoreEvent(): boolean {
    return true;
  }
}

function thumbnail(src: string): HTMLElement {
  const image = document.createElement('img');
  image.src = src;
  image.alt = '';
  return image;
}

const markdownImage = /^!\[([^\]]*)\]\(<?([^\s)>]*)/;

/** The first picture between two positions. */
function pictureIn(state: EditorState, from: number, to: number) {
  let range: { from: number; to: number } | undefined;
  syntaxTree(state).iterate({
    from,
    to,
    enter(node) {
      if (node.name === 'Image') range ??= { from: node.from, to: node.to };
    },
  });
  return range;
}

/** Shows every picture below the line that names it. */
export function pictureWidgets(host: PictureHost) {
  const build = (state: EditorState): DecorationSet => {
    const builder = new RangeSetBuilder<Decoration>();
    syntaxTree(state).iterate({
      enter(node) {
        if (node.name !== 'Image') return;
        const [, alt = '', address = ''] =
          markdownImage.exec(state.sliceDoc(node.from, node.to)) ?? [];
        if (!address) return;
        const end = state.doc.lineAt(node.to).to;
        const widget = new PictureWidget(address, alt, host);
        builder.add(end, end, Decoration.widget({ widget, block: true, side: 1 }));
      },
    });
    return builder.finish();
  };
  return StateField.define<DecorationSet>({
    create: build,
    update(shown, transaction) {
      const isParsed = syntaxTree(transaction.startState) !== syntaxTree(transaction.state);
      return transaction.docChanged || isParsed ? build(transaction.state) : shown;
    },
    provide: (field) => EditorView.decorations.from(field),
  });
}
