CREATE TABLE "voice_favourite" (
	"user_id" uuid NOT NULL,
	"tts_id" text NOT NULL,
	CONSTRAINT "voice_favourite_user_id_tts_id_pk" PRIMARY KEY("user_id","tts_id")
);
--> statement-breakpoint
ALTER TABLE "voice_favourite" ADD CONSTRAINT "voice_favourite_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;