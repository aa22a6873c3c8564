/**
 * One word per painted face, in the order of the portrait files: gender and age, hair colour, hair style,
 * then eye colour (black, dark, light) and skin tone from 0 to 7.
 */
export const faceWords = `
  f28-black-wavy-d3 m48-black-quiff-d1 f20-black-bun-d0 m23-dark-quiff-b5 f48-chestnut-braid-l5
  m20-black-crop-b6 f28-dark-bob-l4 m53-pepper-quiff-d4 f34-dark-drape-d1 m24-dark-crop-b1
  f19-black-pixie-d4 m20-black-curlytop-l4 f70-grey-bob-b6 m26-dark-buzz-d3 f49-dark-bob-b5
  m53-black-crop-b3 f60-pepper-bun-b4 m25-brown-curlytop-l2 f53-pepper-braid-b2 m57-pepper-receding-d4
  f24-black-braid-d3 m31-dark-curlytop-b5 f36-dark-wavy-d2 m21-black-crop-d2 f34-black-bob-d5
  m62-grey-bald-d3 f48-black-pixie-b4 m66-white-crop-b1 f38-dark-bun-d2 m37-black-turban-b5
  f35-dark-bob-d3 m29-black-quiff-b3 f36-dark-long-b3 m31-chestnut-quiff-b3 f42-black-bob-b5
  m32-dark-crop-b3 f30-dark-wavy-b0 m24-dark-turban-b4 f32-brown-bun-d5 m50-black-quiff-l5
  f30-black-bun-d2 m29-chestnut-quiff-l4 f53-pepper-pixie-d4 m54-pepper-crop-d3 f23-dark-long-b7
  m45-dark-buzz-d1 f43-dark-pixie-b2 m27-dark-buzz-l0 f41-dark-braid-b4 m37-black-crop-l2
  f42-black-pixie-b7 m30-dark-quiff-d5 f21-black-braid-d2 m43-black-crop-d0 f31-black-wavy-d4
  m30-dark-turban-l5 f24-black-long-d4 m28-dark-quiff-l6 f24-dark-bob-l4 m27-dark-buzz-b4 f28-dark-long-l5
  m24-black-quiff-b5 f21-dark-braid-b3 m28-black-curlytop-l5 f23-dark-long-l2 m26-dark-quiff-b3
  f23-dark-curly-b2 m55-pepper-buzz-l3 f19-dark-bob-l2 m21-dark-turban-b1 f34-dark-wavy-b5
  m19-black-crop-d4 f20-dark-bob-b4 m26-black-quiff-d7 f21-black-long-b4 m30-dark-quiff-b4
  f22-dark-drape-d0 m70-grey-receding-d1 f64-grey-bob-b3 m26-chestnut-quiff-d6 f35-black-curly-d4
  m28-black-buzz-d6 f27-dark-long-b6 m53-pepper-crop-d7 f35-brown-drape-b5 m52-pepper-quiff-l6
  f36-brown-curly-b4 m28-black-crop-l5 f27-dark-wavy-b4 m26-black-crop-b1 f29-dark-pixie-b0
  m22-black-buzz-d3 f52-pepper-bun-b6 m20-dark-crop-b5 f21-black-bun-d1 m35-dark-mane-d1 f32-dark-long-l2
  m19-dark-curlytop-b3 f26-black-long-b2 m31-brown-quiff-d2 f29-chestnut-wavy-b4 m21-dark-quiff-l3
  f37-brown-wavy-b4 m47-dark-quiff-b3 f36-dark-long-d6 m35-black-quiff-d1 f47-dark-bun-b2
  m34-dark-turban-b5 f67-white-bob-d7 m33-black-quiff-b4 f28-brown-bob-b2 m26-dark-quiff-b6
  f24-black-wavy-l6 m31-black-quiff-b5 f51-black-pixie-d4 m26-dark-curlytop-b0 f32-dark-bob-d1
  m30-chestnut-quiff-b4 f21-dark-wavy-b1 m37-black-turban-b5 f31-dark-pixie-l3 m47-dark-buzz-d2
  f21-dark-curly-b3 m73-white-crop-b2 f24-dark-braid-l3 m22-black-quiff-b6 f27-brown-long-l5
  m35-dark-buzz-b4 f37-chestnut-wavy-b5 m52-pepper-crop-b3 f72-white-bun-d4 m36-dark-crop-d1
  f28-black-long-d3 m54-pepper-turban-d0 f27-dark-curly-b2 m28-dark-quiff-d5 f27-chestnut-bob-b5
  m22-black-turban-l3 f33-black-long-d6 m39-dark-quiff-d1 f33-dark-curly-b4 m21-dark-buzz-d2
  f29-dark-pixie-b4 m20-dark-buzz-d4 f27-black-bun-d3 m22-dark-quiff-b0 f19-chestnut-wavy-b3
  m23-black-quiff-b3 f49-dark-wavy-b6 m24-black-crop-d3 f29-dark-wavy-d2 m25-brown-mane-l3
  f37-black-long-l2 m53-pepper-buzz-d4 f30-dark-pixie-d4 m63-grey-bald-b2 f45-black-bun-d2
  m27-chestnut-crop-b5 f26-black-wavy-l1 m34-dark-turban-b2 f53-pepper-long-l4 m24-black-quiff-d4
  f31-black-wavy-b5 m37-black-quiff-d4 f26-dark-long-d5 m23-black-quiff-d4 f74-grey-bun-d4
  m53-pepper-crop-b4 f37-chestnut-wavy-d6 m26-dark-curlytop-l1 f45-dark-long-b3 m26-black-crop-b1
  f38-black-braid-b4 m24-black-turban-d3 f35-black-bob-b4 m24-dark-turban-l3 f28-black-bun-d0
  m23-dark-quiff-d1 f34-black-wavy-d4 m33-black-turban-d4 f36-black-drape-b6 m26-dark-crop-d1
  f20-brown-drape-b5 m49-black-curlytop-b5 f36-dark-long-l4 m43-black-crop-b4 f32-dark-long-b7
  m22-black-quiff-d5 f25-dark-bun-d4 m36-black-mane-d0 f34-dark-bob-b1 m24-dark-turban-b4 f21-dark-wavy-d4
  m35-dark-turban-d6 f24-black-bob-b3 m31-black-crop-d4 f27-black-wavy-d4 m34-dark-buzz-d3
  f31-dark-wavy-d3 m33-black-mane-d3 f32-dark-wavy-b5 m44-dark-curlytop-b3 f19-dark-braid-b1
  m41-black-quiff-d2 f19-black-wavy-b3 m31-black-mane-l4 f37-black-drape-b2 m23-black-buzz-b3
  f27-chestnut-bun-d4 m25-brown-quiff-d6 f38-chestnut-wavy-l4 m22-black-quiff-b4 f18-black-bun-b5
  m23-dark-buzz-d3 f27-black-wavy-b3 m24-dark-mane-b4 f33-chestnut-braid-b4 m30-dark-curlytop-d4
  f21-dark-curly-d3 m19-black-quiff-d2 f74-grey-bob-l6 m49-black-quiff-d3 f21-dark-bob-l5
  m35-black-turban-d2 f23-dark-bob-b3 m46-black-turban-d3 f26-black-bob-b4 m54-pepper-turban-d3
  f30-black-bob-l4 m41-black-turban-b3 f29-dark-bun-b2 m22-black-buzz-l3 f42-black-wavy-d4
  m19-dark-mane-b3 f23-black-bob-b5 m26-dark-turban-d4 f34-dark-wavy-b3 m46-black-crop-d6
  f21-dark-drape-l2 m28-dark-curlytop-d4 f23-dark-braid-b5 m28-black-turban-d3 f35-black-braid-b1
  m23-black-quiff-l5 f33-dark-drape-l3 m40-black-quiff-l3 f34-dark-drape-b6 m54-pepper-crop-d2
  f28-black-curly-l6 m69-grey-bald-d0 f41-dark-pixie-d3 m30-black-quiff-b2 f22-black-bob-b4
  m23-dark-curlytop-b3 f54-dark-braid-d3 m43-dark-buzz-d5 f29-brown-bun-d4 m26-black-quiff-d6
  f32-dark-curly-b5 m26-dark-buzz-l3 f26-brown-braid-b4 m20-dark-crop-b2 f70-grey-bun-b1
  m39-black-turban-l2 f34-black-curly-d5 m38-dark-mane-l5 f73-grey-bun-d1 m29-brown-quiff-b4
  f25-dark-long-l3 m36-black-buzz-b4 f34-black-pixie-b3 m39-brown-crop-b4 f27-brown-bun-b4
  m19-dark-crop-b6 f27-dark-braid-d5 m27-chestnut-mane-d4 f28-black-wavy-d3 m36-chestnut-quiff-d2
  f36-black-braid-b4 m52-black-crop-d4 f31-dark-wavy-d2 m21-dark-quiff-d3 f47-dark-braid-d5
  m46-dark-quiff-d1 f33-black-pixie-b1 m26-dark-turban-d5 f32-black-braid-d2 m20-black-curlytop-d5
  f37-black-long-b3 m38-dark-mane-d2 f27-black-long-l3 m48-chestnut-curlytop-d3 f39-dark-drape-d7
  m18-black-crop-d4 f33-dark-braid-d4 m53-black-crop-l5 f27-black-bob-l3 m24-black-quiff-d5
  f73-grey-bun-b3 m33-dark-crop-b5 f56-black-bun-d7 m28-dark-mane-d6 f20-black-bob-d4 m31-black-quiff-b3
  f49-black-braid-b4 m60-pepper-bald-d1 f21-chestnut-long-d4 m45-dark-crop-b4 f34-black-bun-d3
  m25-black-curlytop-b2 f36-black-wavy-d5 m53-dark-mane-b4 f49-dark-bob-l1 m35-black-quiff-d4
  f75-white-bun-b7 m24-brown-mane-l4 f45-black-bob-b6 m34-brown-curlytop-l1 f32-dark-curly-b2
  m34-dark-mane-l3 f24-black-long-b6 m28-black-crop-b3 f27-black-curly-d2 m31-chestnut-curlytop-d6
  f23-brown-wavy-b3 m49-black-buzz-l3 f36-black-curly-d1 m54-pepper-quiff-b3 f34-brown-braid-b3
  m36-brown-quiff-b3 f37-dark-drape-l4 m27-black-buzz-d2 f32-brown-curly-b4 m32-chestnut-curlytop-b5
  f18-black-wavy-d6 m54-pepper-quiff-d5 f33-dark-pixie-b6 m54-black-mane-b1 f19-dark-braid-b5
  m21-dark-buzz-d4 f47-dark-curly-d2 m33-chestnut-turban-b6 f54-dark-bob-d1 m21-brown-crop-l4
  f33-black-bob-l2 m18-black-turban-l5 f29-chestnut-wavy-d5 m48-black-turban-b1 f29-brown-wavy-l4
  m24-black-crop-l5 f29-black-long-b1 m19-black-mane-d6 f33-black-drape-b3 m41-black-turban-d2
  f38-brown-curly-d5 m27-dark-crop-b2 f31-black-long-d2 m33-black-buzz-b4 f24-dark-long-d5
  m20-black-mane-d1 f33-black-long-b6 m50-brown-crop-l3 f38-black-pixie-b2 m34-black-quiff-d2
  f19-dark-braid-d2 m36-black-crop-l5 f41-black-wavy-d1 m45-dark-quiff-b3 f42-brown-wavy-l1
  m46-black-turban-l4 f21-dark-long-b2 m32-dark-turban-l4 f40-dark-bob-d0 m21-black-quiff-b3
  f27-black-pixie-d2 m47-chestnut-quiff-b6 f29-dark-pixie-l2 m30-chestnut-crop-d7 f43-dark-long-b5
  m44-dark-quiff-d2 f25-black-long-d3 m38-dark-quiff-b3 f22-black-long-b0 m34-dark-crop-b5
  f19-dark-braid-b3 m25-black-quiff-l5 f24-dark-wavy-b4 m35-dark-buzz-b4 f19-black-bun-d3 m19-dark-mane-b1
  f31-dark-pixie-b1 m59-dark-receding-b1 f47-black-curly-b4 m21-black-crop-d5 f43-dark-pixie-b3
  m21-black-quiff-d4 f41-black-wavy-d5 m33-black-quiff-d3 f42-dark-long-l4 m37-dark-crop-l2
  f38-dark-bob-b5 m75-grey-bald-d2 f30-black-bob-d1 m74-white-crop-d7 f36-dark-drape-b1
  m34-dark-curlytop-d4 f33-black-bun-d4 m19-black-buzz-b4 f22-black-wavy-l3 m19-dark-turban-l2
  f43-black-curly-d5 m31-black-turban-d4 f29-brown-wavy-d6 m32-chestnut-mane-d2 f19-black-long-b3
  m27-dark-buzz-d3 f31-dark-curly-l4 m22-black-buzz-l2 f32-dark-bob-l3 m35-brown-crop-b5
  f19-brown-curly-l3 m58-pepper-receding-b3 f36-dark-long-b2 m48-black-quiff-l3 f31-brown-bun-l0
  m69-white-receding-b3 f41-black-bob-b1 m28-dark-quiff-l2 f37-black-bob-b1 m24-dark-crop-b6
  f47-black-bob-l5 m31-black-crop-d3 f24-black-bob-b6 m21-chestnut-mane-d1 f43-brown-curly-l4
  m31-black-quiff-d3 f19-brown-wavy-b1 m25-brown-quiff-d1 f27-black-pixie-d4 m31-dark-buzz-d4
  f23-black-drape-b2 m29-dark-crop-l1 f18-dark-bob-l6 m37-dark-curlytop-b5 f65-grey-bun-d6
  m45-black-mane-d7 f32-dark-pixie-d5 m40-brown-crop-b4 f34-brown-bob-l3 m50-brown-quiff-b4
  f37-dark-drape-d1 m40-black-buzz-d6 f57-dark-bun-d1 m20-dark-quiff-b3 f68-grey-bob-b5 m40-black-crop-b6
  f24-chestnut-drape-l2 m67-grey-receding-d5 f20-dark-bun-l0 m19-black-mane-d6 f23-black-wavy-l6
  m37-chestnut-quiff-l2 f29-brown-wavy-b5 m45-black-crop-l1 f59-pepper-bun-b2 m20-dark-buzz-d3
  f63-white-bun-d2 m36-black-quiff-l5 f64-grey-bun-b0 m28-black-crop-l6 f23-brown-wavy-d5
  m18-black-crop-b7 f27-dark-bob-d5 m21-dark-quiff-d5 f37-brown-long-d3 m35-dark-mane-b2 f61-grey-bun-d0
  m36-black-buzz-d2 f19-black-curly-b2 m38-black-quiff-b3 f26-black-curly-d3 m67-white-turban-d3
  f21-dark-braid-d2 m26-black-curlytop-b2 f19-chestnut-long-l7 m25-brown-crop-b2 f36-dark-long-b1
  m31-black-turban-d5 f55-pepper-wavy-l6 m34-black-turban-b3 f21-brown-wavy-b3 m18-brown-curlytop-b2
  f27-black-wavy-l3 m22-dark-quiff-b3 f33-chestnut-long-l2 m28-black-quiff-b4 f24-dark-long-d3
  m45-black-curlytop-b5 f51-pepper-curly-l2 m52-pepper-quiff-d3 f35-dark-long-d2 m19-black-buzz-b5
  f35-dark-drape-d4 m64-grey-receding-l5 f22-black-curly-b7 m45-black-mane-b3 f19-black-long-l5
  m41-black-quiff-b3 f18-dark-curly-b3 m25-black-quiff-b5 f27-black-pixie-d2 m34-black-curlytop-d1
  f26-dark-wavy-b3 m29-brown-buzz-d3 f30-chestnut-wavy-l1 m34-black-crop-l4 f31-dark-pixie-d2
  m19-dark-buzz-l3 f58-pepper-bun-l0 m23-dark-mane-b5 f43-dark-wavy-b3 m33-dark-curlytop-d4
  f26-brown-braid-b2 m33-black-quiff-b4 f30-chestnut-wavy-d4 m28-chestnut-crop-d4 f66-white-bun-d4
  m72-white-bald-d4 f22-black-long-l4 m21-brown-turban-l4 f21-black-drape-l2 m65-grey-receding-l3
  f29-black-braid-b3 m32-dark-buzz-d2 f35-dark-long-d1 m52-pepper-crop-d6 f25-dark-curly-l3
  m19-chestnut-quiff-d2 f55-pepper-drape-b3 m25-chestnut-mane-b3 f34-dark-curly-b4 m37-dark-crop-d1
  f34-dark-curly-l7 m74-grey-receding-d5 f21-chestnut-bob-l4 m33-chestnut-mane-d1 f24-black-braid-d2
  m20-dark-turban-d3 f48-chestnut-braid-d0 m24-dark-crop-l3 f47-chestnut-bob-l6 m23-dark-crop-b4
  f24-dark-wavy-b1 m37-black-crop-b5 f69-white-bob-l1 m38-black-buzz-d6 f30-brown-bun-b4 m27-brown-crop-l2
  f23-chestnut-pixie-b6 m43-dark-crop-d0 f19-black-pixie-l6 m28-dark-crop-d6 f20-black-bob-l3
  m23-dark-crop-b5 f40-black-bob-b6 m24-dark-quiff-l2 f36-dark-bob-b5 m24-dark-buzz-d1 f35-black-curly-b2
  m35-black-crop-d1 f31-black-braid-l6 m37-black-buzz-d2 f25-brown-pixie-b5 m34-dark-mane-d5
  f56-pepper-wavy-d4 m19-black-quiff-d6 f24-chestnut-bob-d5 m26-brown-turban-b3 f22-dark-pixie-b1
  m70-grey-crop-d4 f22-black-bob-d2 m41-dark-mane-b1 f42-black-bob-b5 m24-dark-quiff-d5 f25-black-curly-l6
  m76-grey-receding-b1 f48-black-long-d2 m21-dark-quiff-d2 f38-dark-bun-l5 m21-dark-quiff-l4
  f19-black-bun-l2 m24-dark-quiff-d4 f30-black-long-b3 m19-dark-curlytop-b3 f23-dark-wavy-b3
  m31-black-quiff-b4 f36-dark-bob-b4 m33-black-quiff-l5 f70-white-bun-d4 m21-black-crop-d4
  f41-brown-braid-l1 m49-black-quiff-b3 f18-dark-long-d3 m26-black-quiff-l3 f74-white-drape-b3
  m21-dark-buzz-l3 f36-black-bob-b5 m29-black-crop-d6 f18-dark-long-d2 m45-black-mane-l3 f54-black-wavy-l2
  m29-chestnut-buzz-d4 f23-dark-bob-b4 m23-black-buzz-d3 f46-chestnut-wavy-b2 m22-brown-curlytop-b5
  f29-black-pixie-d4 m24-black-quiff-b3 f27-dark-curly-b4 m36-brown-quiff-l5 f52-pepper-long-d2
  m46-black-crop-b3 f32-dark-pixie-l4 m39-black-turban-b1 f18-black-bob-d3 m24-dark-turban-l3
  f25-dark-wavy-d5 m38-dark-mane-l6 f77-white-bun-d5 m29-brown-quiff-d6 f36-black-bob-b7
  m30-black-quiff-d3 f38-chestnut-curly-d2 m23-chestnut-crop-l5 f51-black-bun-l5 m37-black-mane-d3
  f29-black-pixie-b3 m73-grey-bald-b3 f60-dark-bob-d2 m35-dark-mane-d7 f20-black-bun-d4
  m31-black-turban-d4 f44-dark-bob-d6 m39-dark-mane-b4 f36-dark-bob-b2 m20-dark-quiff-d1 f35-dark-bob-l4
  m55-black-buzz-d1 f36-dark-wavy-d3 m32-dark-crop-l3 f28-dark-drape-b4 m24-black-crop-d1 f42-dark-long-b4
  m46-dark-crop-d3 f27-chestnut-bun-b2 m56-dark-crop-d2 f25-black-bun-d5 m38-dark-mane-d3
  f37-dark-braid-d4 m25-black-turban-l5 f71-white-drape-l3 m27-black-quiff-d2 f20-black-long-d5
  m22-black-buzz-d2 f28-chestnut-long-d2 m20-brown-turban-d3 f20-dark-bob-d5 m33-dark-curlytop-d4
  f30-dark-pixie-b3 m19-black-crop-d3 f25-black-bob-d5 m29-dark-quiff-d3 f43-black-wavy-d4
  m21-black-mane-d1 f46-dark-braid-b2 m24-black-mane-d2 f34-dark-pixie-l3 m33-dark-mane-d3
  f32-black-drape-b2 m25-black-crop-l6 f32-black-wavy-d3 m24-brown-quiff-d3 f21-dark-bob-b3
  m20-dark-turban-b1 f68-grey-bun-d3 m25-dark-quiff-d7 f61-grey-bob-b1 m47-dark-crop-b1 f35-dark-long-b3
  m34-dark-mane-d3 f21-brown-long-d2 m70-grey-receding-b1 f25-dark-braid-l4 m26-black-curlytop-l2
  f31-brown-wavy-d7 m23-chestnut-crop-d3 f34-dark-long-d3 m38-black-mane-d2 f34-black-braid-d3
  m56-dark-quiff-l5 f19-brown-wavy-b0 m51-dark-quiff-l5 f35-brown-wavy-b3 m22-dark-crop-d2
  f25-dark-braid-b4 m36-dark-quiff-l4 f32-black-wavy-d7 m30-dark-crop-d6 f76-grey-bun-l2
  m62-grey-receding-b4 f51-pepper-wavy-d3 m37-black-quiff-b3 f25-dark-long-b6 m28-dark-quiff-b4
  f39-dark-curly-d2 m21-chestnut-crop-d1 f37-dark-long-b1 m19-dark-turban-b1 f20-black-long-l3
  m22-brown-crop-b4
`;

/** Only the first faces have five photos; the others have one. */
export const facesWithFiveLooks = 60;
