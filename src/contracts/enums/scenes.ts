/** Parts of the view into a scene of which the openings are counted. */
export const sceneViewParts = ['camera', 'light'] as const;
export type SceneViewPart = (typeof sceneViewParts)[number];
