import { ShaderMaterial, type Texture } from 'three';
import { adding, vertexShader } from '../renders/engine/passes.ts';
import { range } from './range.ts';

/** Adds a picture times a weight to what its target has. */
export const addingPass = (picture: Texture, weight: number) =>
  new ShaderMaterial({
    uniforms: { picture: { value: picture }, weight: { value: weight } },
    vertexShader,
    fragmentShader: /* glsl */ `
    varying vec2 vUv;
    uniform sampler2D picture;
    uniform float weight;
    void main() { gl_FragColor = min(texture2D(picture, vUv), vec4(${range.toFixed(1)})) * weight; }`,
    ...adding,
  });
