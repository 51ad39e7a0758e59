/**
 * From light to what a screen shows, in GLSL: AgX (Troy Sobotka, the fit of Filament and three) with
 * more contrast and colour, as in the pictures of the studio. The renderer encodes it as sRGB.
 */
export const film = /* glsl */ `vec3 CustomToneMapping(vec3 c) {
  const mat3 into = mat3(0.842479, 0.0423283, 0.0423757, 0.0784336, 0.878469, 0.0784336, 0.0792237, 0.0791661, 0.879142);
  const mat3 back = mat3(1.19688, -0.0528969, -0.0529716, -0.0980209, 1.1519, -0.0980434, -0.0990297, -0.0989612, 1.15107);
  c = into * c * toneMappingExposure;
  vec3 x = clamp((log2(max(c, 1e-10)) + 12.47393) / (4.026069 + 12.47393), 0.0, 1.0);
  vec3 x2 = x * x, x4 = x2 * x2;
  c = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + 0.4298 * x2 + 0.1191 * x - 0.00232;
  c = pow(max(c, 0.0), vec3(1.22));
  float l = dot(c, vec3(0.2126, 0.7152, 0.0722));
  c = max(back * (l + (c - l) * 1.32), 0.0);
  return mix(c / 12.92, pow((c + 0.055) / 1.055, vec3(2.4)), step(0.04045, c));
}`;
