// Micro relief of surfaces, as one GLSL height function (0..1) used for bump and for slight albedo variation.
export const MICRO = {
  none: 0,
  jersey: 1,
  twill: 2,
  weave: 3,
  leather: 4,
  fleece: 5,
  rib: 6,
  fur: 7,
  brushed: 8,
  grain: 9,
  cable: 10,
};
export const MICRO_GLSL = `
float mh(vec3 p){ p=fract(p*.3183099+.1); p*=17.; return fract(p.x*p.y*p.z*(p.x+p.y+p.z)); }
float mn(vec3 x){ vec3 i=floor(x),f=fract(x); f=f*f*(3.-2.*f); return mix(mix(mix(mh(i),mh(i+vec3(1,0,0)),f.x),mix(mh(i+vec3(0,1,0)),mh(i+vec3(1,1,0)),f.x),f.y),mix(mix(mh(i+vec3(0,0,1)),mh(i+vec3(1,0,1)),f.x),mix(mh(i+vec3(0,1,1)),mh(i+vec3(1,1,1)),f.x),f.y),f.z); }
vec3 mh3(vec3 p){ return fract(sin(vec3(dot(p,vec3(127.1,311.7,74.7)),dot(p,vec3(269.5,183.3,246.1)),dot(p,vec3(113.5,271.9,124.6))))*43758.5453); }
float cell(vec3 x){ vec3 i=floor(x),f=fract(x); float a=8.,b=8.; for(int z=-1;z<=1;z++)for(int y=-1;y<=1;y++)for(int k=-1;k<=1;k++){ vec3 o=vec3(float(k),float(y),float(z)); vec3 d=o+mh3(i+o)*.85-f; float l=dot(d,d); if(l<a){b=a;a=l;}else if(l<b)b=l; } return clamp((sqrt(b)-sqrt(a))*1.6,0.,1.); }
float microH(vec3 p,float t){
 if(t<1.5){ float c=abs(fract(p.x)-.5)*2.; float y=p.y*.8+c*.55; float s=abs(fract(y)-.5)*2.; return (1.-c*c)*.6+s*.4+.25*mn(p*.35); }
 if(t<2.5){ float d=fract((p.x+p.y)*.7); float w=smoothstep(0.,.35,d)*smoothstep(1.,.65,d); return w*(.75+.25*sin(6.283*(p.x-p.y)*.7))+.3*mn(p*.5); }
 if(t<3.5){ float a=sin(6.283*p.x),b=sin(6.283*p.y); return .5+.5*a*b+.35*mn(p*.6); }
 if(t<4.5){ float c=cell(p); return smoothstep(0.,.4,c)*.8+.2*mn(p*2.); }
 if(t<5.5){ return mn(p)*.5+mn(p*2.1)*.3+mn(p*4.3)*.2; }
 if(t<6.5){ float c=abs(fract(p.x)-.5)*2.; return 1.-c*c+.15*mn(p*vec3(1.,4.,1.)); }
 if(t<7.5){ return mn(p*vec3(1.,.55,1.))*.55+mn(p*2.3+7.)*.3+mn(p*5.)*.15; }
 if(t<8.5){ return mn(vec3(p.x*.06,p.y*2.2,p.z*2.2))*.6+mn(vec3(p.x*.1,p.y*5.,p.z*5.))*.4; }
 if(t<9.5){ float r=length(p.yz*vec2(1.,1.3)+.6*vec2(mn(p*vec3(.15,.5,.5)),mn(p.zxy*.3)))*3.; return .5+.5*sin(r*6.283)*.6+.25*mn(p*vec3(.3,9.,9.)); }
 float x=fract(p.x)-.5, s=sin(p.y*3.1416)*.22; float a=1.-smoothstep(0.,.27,abs(x-s)),b=1.-smoothstep(0.,.27,abs(x+s)); float k=mix(max(a*.7,b),max(a,b*.7),smoothstep(-.45,.45,cos(p.y*3.1416))); return k+.15*mn(p*7.);
}`;
