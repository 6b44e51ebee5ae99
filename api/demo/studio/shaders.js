import { MICRO_GLSL } from './micro.js';

export const VERT = 'varying vec2 vUv; void main(){ vUv=uv; gl_Position=vec4(position.xy,0.,1.); }';

export const G_VERT = `varying vec3 vV,vN,vP; varying vec2 vU;
void main(){ vU=uv; vP=position; vec4 mv=modelViewMatrix*vec4(position,1.); vV=mv.xyz; vN=normalMatrix*normal; gl_Position=projectionMatrix*mv; }`;

export const G_FRAG = `varying vec3 vV,vN,vP; varying vec2 vU; uniform sampler2D tB; uniform mat3 uBm; uniform float uBs,uMask; uniform vec4 uMi; uniform float uMpos;
${MICRO_GLSL}
void main(){ float fd=gl_FrontFacing?1.:-1.; vec3 N=normalize(vN)*fd; float h=0.;
 if(uBs!=0.) h+=uBs*texture2D(tB,(uBm*vec3(vU,1.)).xy).r;
 if(uMi.x>0.){ vec3 p=(uMpos>.5?vP:vec3(vU,0.))*uMi.y; vec3 w=fwidth(p); float f=max(w.x,max(w.y,w.z)); h+=uMi.z*microH(p,uMi.x)*smoothstep(.5,.16,f); }
 if(uBs!=0.||uMi.x>0.){ vec3 sx=dFdx(vV),sy=dFdy(vV); vec3 R1=cross(sy,N),R2=cross(N,sx); float det=dot(sx,R1)*fd; vec3 g=sign(det)*(dFdx(h)*R1+dFdy(h)*R2); N=normalize(abs(det)*N-g*fd*fd); }
 gl_FragColor=vec4(normalize((vec4(N,0.)*viewMatrix).xyz),uMask>.75?1.-vV.z:uMask); }`;

export const LIGHT_FRAG = `varying vec2 vUv; uniform sampler2D tN,tD,tS; uniform mat4 uInv,uSm; uniform vec3 uL,uC; uniform float uTex,uBias,uGround,uSoft,uFloorY;
float ign(vec2 p){ return fract(52.9829189*fract(dot(p,vec2(.06711056,.00583715)))); }
void main(){ vec4 g=texture2D(tN,vUv); if(g.a<.25) discard; float d=texture2D(tD,vUv).r; vec4 w=uInv*vec4(vec3(vUv,d)*2.-1.,1.); vec3 P=w.xyz/w.w;
 float nl=dot(g.xyz,uL); if(nl<=0.) discard; vec3 Q=P+g.xyz*uBias*1.2+uL*uBias; vec3 s=(uSm*vec4(Q,1.)).xyz; s.z=min(s.z,.9999); float v=0.;
 if(s.x<.01||s.y<.01||s.x>.99||s.y>.99) v=1.; else { float a=6.2831*ign(gl_FragCoord.xy+uL.xz*97.); float dz=max(0.,s.z-texture2D(tS,s.xy).r); vec2 r=vec2(cos(a),sin(a))*uTex*(uSoft+(g.a<.75?min(dz*90.,34.):min(dz*30.,6.)));
  v=(step(s.z,texture2D(tS,s.xy+r).r)+step(s.z,texture2D(tS,s.xy-r).r)+step(s.z,texture2D(tS,s.xy+vec2(-r.y,r.x)*.6).r)+step(s.z,texture2D(tS,s.xy+vec2(r.y,-r.x)*.6).r))*.25; }
 if(uL.y<0.) v*=.25+.75*smoothstep(0.,uGround,P.y-uFloorY);
 gl_FragColor=vec4(uC*nl*v,1.); }`;

export const BG_FRAG = `varying vec2 vUv; uniform sampler2D tN,tIrr; uniform vec3 uA,uB,uF,uSh; uniform vec2 uC; uniform float uGain,uAsp,uScale,uClear;
void main(){ vec2 q=(vUv-uC)*vec2(uAsp,1.); float r=length(q*vec2(1.,1.15)); vec3 c=mix(uA,uB,smoothstep(.05,.95,r)); vec2 hp=gl_FragCoord.xy*uScale-.5,b=floor(hp),f=hp-b; ivec2 m=textureSize(tN,0)-1; vec3 e=vec3(0.); float w=0.,dark=0.;
 for(int i=0;i<4;i++){ vec2 o=vec2(float(i&1),float(i>>1)); ivec2 p=clamp(ivec2(b+o),ivec2(0),m); float a=texelFetch(tN,p,0).a; vec2 k2=mix(1.-f,f,o); float k=(a>.25&&a<.75)?k2.x*k2.y+1e-4:0.; e+=texelFetch(tIrr,p,0).rgb*k; w+=k; }
 if(w>0.){ e/=w*uF; float k=clamp(dot(e,vec3(.33)),0.,1.); k=1.-(1.-k)*uGain; vec3 m2=mix(uSh,vec3(1.),smoothstep(0.,1.,k)*.35+k*.65); if(uClear>.5){ dark=1.-dot(m2,vec3(.3333)); dark*=smoothstep(.015,.16,dark); } c*=m2; }
 gl_FragColor=uClear>.5?vec4(uSh*.12*dark,dark):vec4(c,1.); }`;

export const OUT_FRAG = `varying vec2 vUv; uniform sampler2D tA; uniform float uN,uVig,uAsp,uClear;
vec3 srgb(vec3 c){ return mix(c*12.92,1.055*pow(max(c,0.),vec3(1./2.4))-.055,step(.0031308,c)); }
void main(){ vec4 t=texture2D(tA,vUv)/uN; if(uClear>.5){ float a=clamp(t.a,0.,1.); vec3 q=a>.001?srgb(t.rgb/a):vec3(0.); gl_FragColor=vec4(q*a,a); return; } vec3 c=t.rgb; vec2 q=(vUv-.5)*vec2(1.,1.); c*=1.-uVig*smoothstep(.25,.75,length(q)); c=srgb(c);
 float n=fract(sin(dot(gl_FragCoord.xy,vec2(12.9898,78.233)))*43758.5453); gl_FragColor=vec4(c+(n-.5)/255.,1.); }`;
