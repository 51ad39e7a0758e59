import {
  Decoration,
  type DecorationSet,
  EditorView,
  type MatchDecorator,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';

/** Shows what the matcher finds as chips; the cursor steps over each in one go. */
export function chips(matcher: MatchDecorator) {
  return ViewPlugin.fromClass(
    class {
      decorations: DecorationSet;
      constructor(view: EditorView) {
        this.decorations = matcher.createDeco(view);
      }
      update(update: ViewUpdate) {
        this.decorations = matcher.updateDeco(update, this.decorations);
      }
    },
    {
      decorations: (plugin) => plugin.decorations,
      provide: (plugin) =>
        EditorView.atomicRanges.of((view) => view.plugin(plugin)?.decorations ?? Decoration.none),
    },
  );
}
